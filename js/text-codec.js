// TextDecoder and TextEncoder for places that lack them (Jest's jsdom), and the real ones elsewhere. The build puts
// these in place of the globals.

class PlainDecoder {
  /** @param {Uint8Array} [bytes] UTF-8, sound: it comes from Rust */
  decode(bytes = new Uint8Array(0)) {
    const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, "0")}`);
    return decodeURIComponent(escaped.join(""));
  }
}

class PlainEncoder {
  /** @param {string} text */
  encode(text) {
    const whole = text.replace(/[\ud800-\udbff][\udc00-\udfff]|[\ud800-\udfff]/g, (found) =>
      found.length === 2 ? found : "\ufffd",
    );
    return Uint8Array.from(unescape(encodeURIComponent(whole)), (character) => character.charCodeAt(0));
  }

  /**
   * @param {string} text
   * @param {Uint8Array} target
   */
  encodeInto(text, target) {
    let read = 0;
    let written = 0;
    for (const character of text) {
      const bytes = this.encode(character);
      if (written + bytes.length > target.length) break;
      target.set(bytes, written);
      written += bytes.length;
      read += character.length;
    }
    return { read, written };
  }
}

const Decoder = globalThis.TextDecoder ?? PlainDecoder;
const Encoder = globalThis.TextEncoder ?? PlainEncoder;
export { Decoder as TextDecoder, Encoder as TextEncoder };
