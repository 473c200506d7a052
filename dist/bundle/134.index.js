export const id = 134;
export const ids = [134];
export const modules = {

/***/ 70032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   bP: () => (/* binding */ SECTIONS),
/* harmony export */   fO: () => (/* binding */ listsOf),
/* harmony export */   sE: () => (/* binding */ publishedLists)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60088);
/* harmony import */ var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58718);
/* harmony import */ var _reference_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90239);



/** Every list that can be proved, in the order of the contract. */
const SECTIONS = [
    { at: ['sintaxe', 'reservadas'], file: 'sintaxe', field: 'reservadas', key: 'palavra' },
    { at: ['sintaxe', 'contextuais'], file: 'sintaxe', field: 'contextuais', key: 'palavra' },
    { at: ['sintaxe', 'operadores'], file: 'sintaxe', field: 'operadores', key: 'simbolo' },
    { at: ['sintaxe', 'verbos_http'], file: 'sintaxe', field: 'verbos_http' },
    { at: ['sintaxe', 'regras'], file: 'sintaxe', field: 'regras' },
    { at: ['embutidas'], file: 'embutidas', field: 'funcoes' },
    {
        at: ['modulos'],
        file: 'modulos',
        field: 'modulos',
        key: 'nome',
        inner: { field: 'simbolos', key: 'nome' },
    },
    {
        at: ['comandos'],
        file: 'comandos',
        field: 'grupos',
        key: 'grupo',
        inner: { field: 'comandos', key: 'nome' },
    },
    { at: ['erros'], file: 'erros', field: 'codigos', key: 'codigo' },
    { at: ['conteudos', 'exercicios'], file: 'conteudos', field: 'exercicios', key: 'key' },
];
/** What the published files hold of a section. */
function publishedLists(section, files) {
    const list = files[section.file][section.field];
    if (section.file !== 'conteudos')
        return listsOf(section, list);
    const { modulos } = files.conteudos.exercicios;
    return listsOf(section, Object.entries(modulos).map(([key, value]) => ({ key, value })));
}
/** What somebody says that a section holds: entries as the contract has them, or names alone. */
function listsOf({ at, file, field, key, inner }, items) {
    const name = at.join('.');
    const outer = new Map();
    const lists = new Map([[name, outer]]);
    const inside = new Map();
    if (inner)
        lists.set(`${name}.${inner.field}`, inside);
    for (const [i, item] of foldAliases(items).entries()) {
        const subject = `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)(file)}#/${field}/${i}`;
        const entry = entryOf(item, key, subject);
        if (!entry)
            continue;
        const { [inner?.field ?? '']: parts, total: _, ...fields } = entry.fields;
        add(outer, { ...entry, fields });
        if (!inner)
            continue;
        for (const [j, part] of (Array.isArray(parts) ? parts : []).entries()) {
            const own = entryOf(part, inner.key, `${subject}/${inner.field}/${j}`);
            if (own)
                add(inside, { ...own, name: `${entry.name}.${own.name}` });
        }
    }
    return lists;
}
function entryOf(item, key, subject) {
    if (item === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3 || item === null || item === undefined)
        return undefined;
    if (typeof item !== 'object')
        return { name: String(item), fields: {}, subject };
    const { [key ?? '']: name, ...fields } = item;
    return { name: typeof name === 'string' ? name : JSON.stringify(name ?? item), fields, subject };
}
/** What has the name of an earlier entry is counted through, so that nothing is lost. */
function add(entries, entry) {
    let { name } = entry;
    for (let count = 2; entries.has(name); count += 1)
        name = `${entry.name} (${count})`;
    entries.set(name, { ...entry, name });
}
/** Rows that say that a name is another one of a module become its `apelidos`. */
function foldAliases(items) {
    const aliases = new Map();
    const own = items.filter(item => {
        const { [_reference_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .APELIDO_DE */ .nH]: of, nome } = Object(item);
        if (typeof of !== 'string' || of === nome)
            return true;
        aliases.set(of, [...(aliases.get(of) ?? []), nome]);
        return false;
    });
    if (aliases.size === 0)
        return own;
    return own.map(item => {
        const { [_reference_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .APELIDO_DE */ .nH]: _, apelidos, ...fields } = Object(item);
        return {
            ...fields,
            apelidos: [...(Array.isArray(apelidos) ? apelidos : []), ...(aliases.get(fields.nome) ?? [])],
        };
    });
}


/***/ }),

/***/ 2671:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   At: () => (/* binding */ PROOF_FILE),
/* harmony export */   k_: () => (/* binding */ parseProof),
/* harmony export */   zU: () => (/* binding */ namesDigest),
/* harmony export */   zV: () => (/* binding */ renderProof)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92857);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70787);
/* harmony import */ var _repository_observed_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(34301);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64617);




/** Beside refdata.yml. */
const PROOF_FILE = 'refdata.proof.json';
const digest = zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().regex(/^[0-9a-f]{64}$/);
const proofSchema = zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
    /** Of the program that made it. */
    refdata: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** Of the language. */
    versao: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    /** What was proved; null outside of a git repository. */
    commit: zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().nullable(),
    /** Whether files differed from the commit. */
    modified: zod__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY(),
    lists: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .strictObject */ .rej({
        expected: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        found: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        equal: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        accepted: zod__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
        /** Of the names that are published. */
        names: digest,
        /** Who said what is in it: kinds of source with what stands behind them. */
        by: zod__WEBPACK_IMPORTED_MODULE_2__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), zod__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J())),
    })),
    /** Digests of the files that the published lists were read from. */
    sources: zod__WEBPACK_IMPORTED_MODULE_2__/* .record */ .g1P(zod__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(), digest),
});
/** Reads a proof. @param file how it is named in messages. @throws {UserError} when it is none */
function parseProof(text, file) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch {
        data = undefined;
    }
    const result = proofSchema.safeParse(data);
    if (result.success)
        return result.data;
    const [issue] = result.error.issues;
    const where = issue && issue.path.length > 0 ? `${issue.path.join('.')}: ` : '';
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y(`${file} is no proof: ${where}${issue?.message ?? 'it is not JSON'}.`, 'Make it anew with `refdata prove`.');
}
/** The bytes of a proof: no clock, and lists and files in one order. */
function renderProof(proof) {
    const sources = Object.entries(proof.sources).sort(([a], [b]) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a, b));
    return `${JSON.stringify({ ...proof, sources: Object.fromEntries(sources) }, null, 2)}\n`;
}
/** Digest of the names of a list, in whatever order they come. */
function namesDigest(entries) {
    return (0,_repository_observed_js__WEBPACK_IMPORTED_MODULE_1__/* .digestOf */ .ol)([...entries.keys()].sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O).join('\0'));
}


/***/ }),

/***/ 49162:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ compose)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60088);
/* harmony import */ var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(64617);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82788);
/* harmony import */ var _shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(90239);




/**
 * Puts what was extracted into the seven files of the contract: exactly its fields, computed totals, aliases folded.
 * Lists without an order of their own in `refdata.yml` come in the order of the contract (reference-language.md §9.3).
 */
function compose(extracted, report) {
    const composer = new Composer(report);
    const { versao } = extracted;
    const modulos = composer.modulos(extracted.modulos);
    const grupos = composer.objects('comandos', extracted.comandos, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .GRUPO */ .sk, 'comandos', '/grupos');
    const funcoes = composer.texts('embutidas', extracted.embutidas, 'embutidas', '/funcoes', true);
    const codigos = composer.objects('erros', extracted.erros, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .ERRO */ .xE, 'erros', '/codigos', 'codigo');
    const exercicios = composer.exercicios(extracted.exercicios);
    const rotas = {
        sintaxe: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('sintaxe'),
        embutidas: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('embutidas'),
        modulos: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('modulos'),
        comandos: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('comandos'),
        erros: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('erros'),
        conteudos: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos'),
    };
    const files = {
        index: {
            nome: extracted.nome,
            versao,
            descricao: extracted.descricao,
            documentacao: extracted.documentacao,
            rotas,
        },
        sintaxe: {
            versao,
            extensao: extracted.extensao,
            reservadas: composer.objects('sintaxe.reservadas', extracted.reservadas, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .PALAVRA */ .WY, 'sintaxe', '/reservadas', 'palavra'),
            contextuais: composer.objects('sintaxe.contextuais', extracted.contextuais, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .CONTEXTUAL */ .i$, 'sintaxe', '/contextuais', 'palavra'),
            operadores: composer.objects('sintaxe.operadores', extracted.operadores, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .OPERADOR */ .F8, 'sintaxe', '/operadores'),
            verbos_http: composer.texts('sintaxe.verbos_http', extracted.verbosHttp, 'sintaxe', '/verbos_http'),
            regras: composer.texts('sintaxe.regras', extracted.regras, 'sintaxe', '/regras'),
        },
        embutidas: { versao, total: funcoes.length, funcoes },
        modulos: {
            versao,
            total_modulos: modulos.length,
            total_simbolos: modulos.reduce((sum, modulo) => sum + modulo.total, 0),
            modulos,
        },
        comandos: { versao, total: grupos.reduce((sum, grupo) => sum + grupo.comandos.length, 0), grupos },
        erros: { versao, total: codigos.length, codigos },
        conteudos: {
            versao,
            exercicios: {
                modulos: exercicios,
                total: Object.values(exercicios).reduce((sum, count) => sum + count, 0),
            },
            exemplos: extracted.exemplos,
            pacotes: extracted.pacotes,
            projetos: extracted.projetos,
        },
    };
    for (const [key, subject] of SINGLE_VALUES) {
        const place = extracted.places?.get(key);
        if (place)
            composer.origins.set(subject, place);
    }
    return { files, origins: composer.origins };
}
/** Published values that are one value in `refdata.yml`, by the key there. */
const SINGLE_VALUES = [
    ['nome', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/nome`],
    ['descricao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/descricao`],
    ['documentacao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/documentacao`],
    ['versao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')}#/versao`],
    ['sintaxe.extensao', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('sintaxe')}#/extensao`],
    ['conteudos.exemplos', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/exemplos`],
    ['conteudos.pacotes', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/pacotes`],
    ['conteudos.projetos', `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('conteudos')}#/projetos`],
];
class Composer {
    report;
    origins = new Map();
    constructor(report) {
        this.report = report;
    }
    /** A list of objects; `order` is the field that the contract sorts by. */
    objects(section, { rows, sorted }, shape, file, pointer, order) {
        const shaper = this.shaper(section);
        const shaped = rows.map(row => ({ ...row, value: shaper.object(row.value, shape, row) }));
        if (order && !sorted)
            shaped.sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(String(a.value[order]), String(b.value[order])));
        this.remember(shaped, file, pointer);
        return shaped.map(({ value }) => value);
    }
    texts(section, { rows, sorted }, file, pointer, ordered = false) {
        const shaper = this.shaper(section);
        const shaped = rows.map(row => ({ place: row.place, value: shaper.text(row.value, true, row, '[]') }));
        if (ordered && !sorted)
            shaped.sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.value, b.value));
        this.remember(shaped, file, pointer);
        return shaped.map(({ value }) => value);
    }
    /** Modules with their other names folded in; symbols by name, modules by their number of symbols, most first. */
    modulos({ rows, sorted }) {
        const shaper = this.shaper('modulos');
        const modules = [];
        const aliases = [];
        for (const row of rows) {
            const { place } = row;
            const of = row.value?.[_shape_js__WEBPACK_IMPORTED_MODULE_1__/* .APELIDO_DE */ .nH];
            const { nome, apelidos, simbolos } = shaper.object(row.value, _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .MODULO */ .Le, row);
            if (typeof of === 'string' && of !== nome) {
                aliases.push({ nome, of, place });
                continue;
            }
            const symbols = simbolos.map((value, i) => ({ value, place: row.items?.simbolos?.[i] ?? place }));
            if (!sorted)
                symbols.sort((a, b) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.value.nome, b.value.nome));
            modules.push({
                value: { nome, apelidos, total: symbols.length, simbolos: symbols.map(({ value }) => value) },
                place,
                ...(row.items && { items: { simbolos: symbols.map(symbol => symbol.place) } }),
            });
        }
        this.fold(aliases, modules);
        for (const { value } of modules)
            value.apelidos.sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O);
        if (!sorted)
            modules.sort((a, b) => b.value.total - a.value.total || (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a.value.nome, b.value.nome));
        this.remember(modules, 'modulos', '/modulos');
        return modules.map(({ value }) => value);
    }
    exercicios({ rows }) {
        const counts = [];
        for (const { value, place } of rows) {
            const { key, value: count } = value;
            if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
                this.report({
                    rule: 'field-type',
                    message: `conteudos.exercicios: the number of "${String(key)}" is ${String(count)}, not a whole number.`,
                    place,
                });
                continue;
            }
            counts.push([String(key), count]);
        }
        return Object.fromEntries(counts.sort(([a], [b]) => (0,_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__/* .compareCodePoints */ .O)(a, b)));
    }
    /** Gives each alias to the module that it means, also through another alias. */
    fold(aliases, modules) {
        const byName = new Map(modules.map(({ value }) => [value.nome, value]));
        const meant = new Map(aliases.map(({ nome, of }) => [nome, of]));
        for (const { nome, of, place } of aliases) {
            let target = of;
            for (let hops = 0; !byName.has(target) && meant.has(target) && hops < aliases.length; hops += 1)
                target = meant.get(target);
            const module = byName.get(target);
            if (module) {
                module.apelidos.push(nome);
                continue;
            }
            const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_0__/* .nearest */ .p)(target, byName.keys());
            this.report({
                rule: 'alias-unknown',
                message: `"${nome}" is another name of "${of}", which is not a module.`,
                place,
                ...(near && { remedy: `Did you mean "${near}"?` }),
            });
        }
    }
    shaper(section) {
        return new _shape_js__WEBPACK_IMPORTED_MODULE_1__/* .Shaper */ .Kq(section, this.report);
    }
    remember(entries, file, pointer) {
        for (const [i, { place, items }] of entries.entries()) {
            const subject = `${(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)(file)}#${pointer}/${i}`;
            this.origins.set(subject, place);
            for (const [field, places] of Object.entries(items ?? {}))
                for (const [j, own] of places.entries())
                    this.origins.set(`${subject}/${field}/${j}`, own);
        }
    }
}


/***/ }),

/***/ 90239:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F8: () => (/* binding */ OPERADOR),
/* harmony export */   Kq: () => (/* binding */ Shaper),
/* harmony export */   Le: () => (/* binding */ MODULO),
/* harmony export */   WY: () => (/* binding */ PALAVRA),
/* harmony export */   i$: () => (/* binding */ CONTEXTUAL),
/* harmony export */   nH: () => (/* binding */ APELIDO_DE),
/* harmony export */   sk: () => (/* binding */ GRUPO),
/* harmony export */   xE: () => (/* binding */ ERRO)
/* harmony export */ });
/* harmony import */ var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58718);
/* harmony import */ var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82788);


const PALAVRA = {
    palavra: 'needed',
    descricao: 'optional',
    equivalente: 'optional',
};
const CONTEXTUAL = { ...PALAVRA, onde: 'optional' };
const OPERADOR = {
    simbolo: 'needed',
    descricao: 'optional',
    equivalente: 'optional',
};
const SIMBOLO = {
    nome: 'needed',
    assinatura: 'optional',
    resumo: 'optional',
};
const MODULO = {
    nome: 'needed',
    apelidos: { list: 'text' },
    simbolos: { list: SIMBOLO },
};
const COMANDO = {
    nome: 'needed',
    uso: 'optional',
    resumo: 'optional',
    detalhe: 'optional',
    opcoes: { list: { flag: 'needed', descricao: 'optional' } },
    exemplos: { list: { comando: 'needed', nota: 'optional' } },
    apelidos: { list: 'text' },
    veja: { list: 'text' },
};
const GRUPO = { grupo: 'needed', comandos: { list: COMANDO } };
const ERRO = {
    codigo: 'needed',
    titulo: 'optional',
    explicacao: 'optional',
    exemplo: 'optional',
    solucao: 'optional',
    doc: 'optional',
};
/** Fields of a module that say what it is another name of; not published. */
const APELIDO_DE = 'apelido_de';
/** Brings one mapped value into the shape of the contract; what does not fit is reported at its place in the source. */
class Shaper {
    section;
    report;
    unknownTold = new Set();
    constructor(section, report) {
        this.section = section;
        this.report = report;
    }
    object(value, shape, origin, path = '') {
        const fields = typeof value === 'object' && value !== null && !Array.isArray(value)
            ? value
            : undefined;
        if (!fields) {
            if (value !== _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3) {
                this.complain('field-type', `${this.section}${path}: here is ${describe(value)}, not an object with ${Object.keys(shape).join(', ')}.`, origin);
            }
            return this.object({}, Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field === 'needed' ? 'optional' : field])), origin);
        }
        this.refuseUnknown(fields, shape, origin, path);
        return Object.fromEntries(Object.entries(shape).map(([name, field]) => [
            name,
            this.field(fields[name], field, origin, path, name),
        ]));
    }
    text(value, needed, origin, path) {
        if (typeof value === 'string')
            return value;
        if (value === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3)
            return '';
        if (value === undefined || value === null) {
            if (needed)
                this.complain('field-missing', `${this.section}${path} is missing.`, origin);
            return '';
        }
        this.complain('field-type', `${this.section}${path} is ${describe(value)}, not a text.`, origin);
        return '';
    }
    field(value, field, origin, around, name) {
        const path = `${around}.${name}`;
        if (field === 'needed' || field === 'optional')
            return this.text(value, field === 'needed', origin, path);
        // Mapping languages give a list of one as its item, and an empty one as nothing.
        const items = value === undefined || value === null || value === _extract_index_js__WEBPACK_IMPORTED_MODULE_0__/* .REPORTED */ .u3
            ? []
            : Array.isArray(value)
                ? value
                : [value];
        const shape = field.list;
        const places = origin.items?.[name];
        return items.map((item, i) => {
            const own = { place: places?.[i] ?? origin.place };
            return shape === 'text'
                ? this.text(item, true, own, `${path}[]`)
                : this.object(item, shape, own, `${path}[]`);
        });
    }
    refuseUnknown(fields, shape, origin, path) {
        for (const name of Object.keys(fields)) {
            if (Object.hasOwn(shape, name) ||
                name.startsWith('_') ||
                name === APELIDO_DE ||
                this.unknownTold.has(`${path}.${name}`))
                continue;
            this.unknownTold.add(`${path}.${name}`);
            const known = Object.keys(shape);
            const [near] = (0,_text_nearest_js__WEBPACK_IMPORTED_MODULE_1__/* .nearest */ .p)(name, known);
            this.report({
                rule: 'field-unknown',
                message: `${this.section}${path} has no field "${name}".`,
                remedy: `${near ? `Did you mean "${near}"?` : `Its fields are ${known.join(', ')}.`} A field that only other steps need begins with "_".`,
                place: origin.place,
            });
        }
    }
    complain(rule, message, { place }) {
        this.report({ rule, message, place });
    }
}
function describe(value) {
    if (Array.isArray(value))
        return `a list of ${value.length}`;
    if (typeof value === 'object')
        return value === null
            ? 'nothing'
            : `an object with ${Object.keys(value).slice(0, 6).join(', ') || 'no fields'}`;
    if (value === undefined)
        return 'nothing';
    return `the ${typeof value} ${String(value).slice(0, 60)}`;
}


/***/ }),

/***/ 50262:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ Findings),
/* harmony export */   U: () => (/* binding */ policyOf)
/* harmony export */ });
/* harmony import */ var _contract_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55081);
/* harmony import */ var _drift_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68785);
/* harmony import */ var _rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43295);



/** Turns problems into findings by their rules, each problem once. */
class Findings {
    policy;
    list = [];
    seen = new Set();
    constructor(policy) {
        this.policy = policy;
    }
    add({ rule, message, remedy, place }) {
        const key = JSON.stringify([rule, message, place]);
        const info = (0,_rules_catalogue_js__WEBPACK_IMPORTED_MODULE_2__/* .ruleInfo */ .PI)(rule);
        const level = (0,_contract_policy_js__WEBPACK_IMPORTED_MODULE_0__/* .settingOf */ .y)(this.policy, rule).level ?? info?.level ?? 'error';
        if (level === 'off' || this.seen.has(key))
            return;
        this.seen.add(key);
        this.list.push({ rule, level, message, remedy: remedy ?? info?.remedy ?? '', place });
    }
}
/** What `rules` of a configuration says, as the rules ask for it. */
function policyOf(rules) {
    return Object.fromEntries(Object.entries(rules ?? {}).flatMap(([id, { level, pattern }]) => {
        // Kinds of change have levels of their own, which are no business of who reads the published files.
        if ((0,_drift_index_js__WEBPACK_IMPORTED_MODULE_1__/* .changeRule */ .Vd)(id))
            return [];
        return [[id, { ...(level && { level: level }), ...(pattern !== undefined && { pattern }) }]];
    }));
}


/***/ })

};
