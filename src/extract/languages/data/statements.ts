/** Nodes around statements, on whose types grammars agree. */
export const STATEMENTS =
  /(?:statement|statements|body|body_statement|block|program|chunk|source_file|then|else|compilation_unit|template_body|declaration_list)$/;
