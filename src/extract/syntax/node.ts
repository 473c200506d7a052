/** Parsed texts, as tree-sitter shows them: who needs a node or a tree has their types from here. */
export type { Node, Tree } from 'web-tree-sitter';
