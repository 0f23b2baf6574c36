//! Writes the JavaScript glue of a wasm build: `bindgen INPUT.wasm OUTPUT_FOLDER`.

use std::process::ExitCode;
use wasm_bindgen_cli_support::Bindgen;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [input, folder] = &arguments[..] else {
        eprintln!("usage: bindgen INPUT.wasm OUTPUT_FOLDER");
        return ExitCode::FAILURE;
    };
    let mut bindgen = Bindgen::new();
    let result = bindgen
        .web(true)
        .map(|bindgen| {
            bindgen
                .input_path(input)
                .out_name("ninewise")
                .typescript(true)
                .omit_default_module_path(true)
                .reset_state_function(true)
        })
        .and_then(|bindgen| bindgen.generate(folder));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}
