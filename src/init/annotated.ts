/** Members of an enum that carry one annotation with a text each: `#[token("and")] And`, `@Spelling("and") AND`. */
export interface AnnotatedEnum {
  /** What the enum is called. */
  readonly of: string;
  /** What the annotation is called. */
  readonly annotation: string;
  readonly texts: readonly string[];
}

const ENUM = /\benum\s+(?:class\s+|struct\s+)?(?<name>[A-Z]\w{0,80})/g;
/** Of Rust, of Java and Kotlin, of C#: with the first text that stands in it. */
const ANNOTATION =
  /(?:#\[|@|^[ \t]*\[)(?<name>[A-Za-z_]\w{0,60})\((?:\s*\w{1,60}\s*=)?\s*"(?<text>(?:[^"\\\n]|\\.){1,80})"/gm;

/** The enums of a file whose members say by an annotation how they are written; each with the annotation. */
export function annotatedEnums(text: string): AnnotatedEnum[] {
  const enums = [...text.matchAll(ENUM)];
  if (enums.length === 0) return [];
  const found = new Map<string, { of: string; annotation: string; texts: string[] }>();
  let next = 0;
  let of: string | undefined;
  for (const { index, groups } of text.matchAll(ANNOTATION)) {
    while (next < enums.length && (enums[next]?.index ?? 0) < index) of = enums[next++]?.groups?.name;
    const { name: annotation = '', text: said = '' } = groups ?? {};
    if (of === undefined) continue;
    const key = `${of}#${annotation}`;
    const each = found.get(key) ?? { of, annotation, texts: [] };
    found.set(key, each);
    each.texts.push(said);
  }
  return [...found.values()];
}
