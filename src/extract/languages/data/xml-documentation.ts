const REFERENCES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Documentation in XML, as C# has it, for readers: the summary first, then remarks, parameters and what is given back. */
export function xmlText(source: string): string {
  if (!/<\w/.test(source)) return source;
  const summary = inner(source, 'summary');
  const rest = source.replace(/<summary>[\s\S]*?<\/summary>/g, '');
  const parts = [
    summary ?? '',
    rest.replace(/<(param|typeparam|exception)\s+(?:name|cref)="([^"]*)"\s*>([\s\S]*?)<\/\1>/g, '\n$2: $3\n'),
  ];
  return parts
    .map(part => lines(part))
    .filter(part => part !== '')
    .join('\n');
}

/** Each element on a line of its own; white space means as little as in XML. */
function lines(source: string): string {
  const blocks = source
    .replace(/<(?:see|seealso)\s+(?:cref|langword|href)="(?:[A-Z]:)?([^"]*)"\s*\/>/g, '$1')
    .replace(/<(?:paramref|typeparamref)\s+name="([^"]*)"\s*\/>/g, '$1')
    .replace(
      /<\/?(?:para|summary|remarks|returns|value|example|list|item|code|inheritdoc|exception|param|typeparam)\b[^>]*>/g,
      '\0',
    )
    .replace(/<\/?[A-Za-z][^<>]*>/g, '');
  // A remark between two lines of `param` is on a line already.
  return blocks
    .split(/\0|\n(?=\S+: )/)
    .map(block => decoded(block.replace(/\s+/g, ' ').trim()))
    .filter(block => block !== '')
    .join('\n');
}

function inner(source: string, element: string): string | undefined {
  return new RegExp(`<${element}>([\\s\\S]*?)</${element}>`).exec(source)?.[1];
}

function decoded(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => REFERENCES[name] ?? whole);
}
