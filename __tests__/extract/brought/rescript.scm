; What ReScript defines, in the style of tags.scm.
(let_binding pattern: (value_identifier) @name (type_annotation (function_type) @parameters)) @definition.function
(let_binding pattern: (value_identifier) @name body: (function parameters: (_) @parameters)) @definition.function
(let_binding pattern: (value_identifier) @name) @definition.constant
(external_declaration (value_identifier) @name (type_annotation (function_type) @parameters)) @definition.function
(external_declaration (value_identifier) @name) @definition.constant
(type_binding name: (_) @name) @definition.type
(module_binding name: (_) @name) @definition.module
(exception_declaration (variant_identifier) @name) @definition.type
