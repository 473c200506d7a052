/** An option as it is written: `--porta, -p <n>`. */
export interface Flag {
  /** The longest form: what the option is called. */
  readonly name: string;
  readonly forms: readonly string[];
  /** What is given with it: `<n>`, `[<n>]`, `json|md`; empty for nothing. */
  readonly value: string;
}

/** `--porta, -p <n>` or `-p=<n>`: the forms, and what stands behind them. */
export function flagOf(written: string): Flag {
  const forms = written.match(/(?<![\p{L}\p{N}_<[-])--?[^\s,|=<[\]]+/gu) ?? [];
  const first = forms[0] ?? written;
  const name = forms.reduce((longest, form) => (form.length > longest.length ? form : longest), first);
  const values = forms
    .reduce((rest, form) => rest.replace(form, ' '), written)
    // Between words, "|" parts what can be given.
    .replace(/[,=]|(?<![\p{L}\p{N}_-])\||\|(?![\p{L}\p{N}_-])/gu, ' ')
    .replace(/\[\s+/g, '[')
    .trim()
    .split(/\s+/);
  // Each form may have it: `-p <n>, --porta <n>`.
  return { name, forms, value: forms.length === 0 ? '' : [...new Set(values)].join(' ') };
}
