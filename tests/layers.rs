//! The direction of the modules: each uses only what stands below it.

use std::path::{Path, PathBuf};
use std::{fs, io};

/// Each module of the crate, and the modules it may use.
const LAYERS: &[(&str, &[&str])] = &[
    ("grid", &[]),
    ("format", &["grid"]),
    ("search", &["grid"]),
    ("techniques", &["grid"]),
    ("explain", &["techniques", "grid"]),
    ("rate", &["techniques", "grid"]),
    ("generate", &["rate", "search", "grid"]),
    ("teach", &["explain", "rate", "techniques", "search", "grid"]),
    ("wasm", &["grid", "format", "search", "techniques", "explain", "rate", "generate", "teach"]),
];

fn sources(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            files.extend(sources(&path)?);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(files)
}

/// The module of the crate that a file belongs to: its first folder, or its own name.
fn module_of(file: &Path, root: &Path) -> String {
    let inside = file.strip_prefix(root).expect("files are under the root");
    let first = inside.components().next().expect("a file has a name").as_os_str().to_string_lossy();
    first.trim_end_matches(".rs").to_string()
}

/// The modules that follow `crate::` in the code of a file: also each one of `crate::{grid::Board, search}`.
fn modules_used(code: &str) -> Vec<String> {
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let first_word = |text: &str| text.trim_start().split(|c| !is_word(c)).next().unwrap_or("").to_string();
    let mut used = Vec::new();
    for (start, _) in code.match_indices("crate::") {
        let after = &code[start + "crate::".len()..];
        let Some(list) = after.strip_prefix('{') else {
            used.push(first_word(after));
            continue;
        };
        let mut depth = 0;
        let mut item = true;
        for (index, c) in list.char_indices() {
            if item && is_word(c) {
                used.push(first_word(&list[index..]));
                item = false;
            }
            match c {
                '{' => depth += 1,
                '}' if depth == 0 => break,
                '}' => depth -= 1,
                ',' => item = depth == 0,
                _ => {}
            }
        }
    }
    used
}

#[test]
fn modules_use_only_what_stands_below_them() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut checked = 0;
    for file in sources(&root).expect("the sources can be read") {
        let module = module_of(&file, &root);
        if module == "lib" {
            continue;
        }
        let row = LAYERS.iter().find(|(name, _)| *name == module);
        let (_, allowed) = row.unwrap_or_else(|| panic!("{module} is in no layer"));
        let text = fs::read_to_string(&file).expect("a source can be read");
        let code: Vec<&str> = text.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        for used in modules_used(&code.join("\n")) {
            let fine = used == module || allowed.contains(&used.as_str());
            assert!(fine, "{}: {module} must not use {used}", file.display());
        }
        checked += 1;
    }
    assert!(checked > 10, "only {checked} sources found");
}

#[test]
fn every_form_of_use_is_seen() {
    assert_eq!(modules_used("use crate::grid::Board;\ncrate::search::count(g)"), ["grid", "search"]);
    assert_eq!(
        modules_used("use crate::{grid::{Board, Cell}, search, rate::rate};"),
        ["grid", "search", "rate"]
    );
}
