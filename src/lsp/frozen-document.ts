import { TextDocument } from 'vscode-languageserver-textdocument';

/**
 * A document as it is at this moment, though it changes under its readers. Where its lines begin is asked of the document
 * itself while it has not changed: to find that out anew for each key takes long in a long text.
 */
export function frozen(live: TextDocument): TextDocument {
  const { uri, languageId, version } = live;
  const text = live.getText();
  let own: TextDocument | undefined;
  const current = (): TextDocument => {
    if (live.version === version) return live;
    own ??= TextDocument.create(uri, languageId, version, text);
    return own;
  };
  return {
    uri,
    languageId,
    version,
    get lineCount() {
      return current().lineCount;
    },
    getText: range => (range === undefined ? text : current().getText(range)),
    positionAt: offset => current().positionAt(offset),
    offsetAt: position => current().offsetAt(position),
    getLineRange: line => current().getLineRange(line),
    getEOLCharacters: line => current().getEOLCharacters(line),
  };
}
