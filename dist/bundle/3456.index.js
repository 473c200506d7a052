export const id = 3456;
export const ids = [3456];
export const modules = {

 90025:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   M: () => (  parseKept)
 });
 var _text_first_of_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85184);
 var _user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);


const MAX_NAMED = 3;
function parseKept(text, file, schema, { what, remedy }) {
    let data;
    try {
        data = JSON.parse(text);
    }
    catch (cause) {
        throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`${file} is no ${what}: it is not JSON (${cause.message}).`, remedy, {
            cause,
        });
    }
    const result = schema.safeParse(data);
    if (result.success)
        return result.data;
    const { issues } = result.error;
    const named = issues.map(({ path, message }) => `${path.join('.') || $said('the whole')}: ${message.replace(/\.$/, '')}`);
    throw new _user_error_js__WEBPACK_IMPORTED_MODULE_0__  .y($said`${file} is no ${what}: ${(0,_text_first_of_js__WEBPACK_IMPORTED_MODULE_1__  .z)(named, MAX_NAMED)}.`, remedy);
}


 }),

 78432:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  yK: () => (  buildModel),
  u_: () => (  historyText),
  PK: () => (  ledgerText),
  i6: () => (  parseHistory),
  h8: () => (  parseLedger),
  vP: () => (  referenceSite),
  IC: () => (  ruleId),
  BJ: () => (  thingsByAddress),
  yt: () => (  unrecorded),
  lC: () => (  updatedLedger),
  TG: () => (  withEarlier),
  $2: () => (  withVersion)
});

var contract_files = __webpack_require__(77964);
var other_repositories = __webpack_require__(52752);
var code_points = __webpack_require__(62021);
; 
function addressText({ page, fragment }) {
    const path = page.replace(/\/index$/, '/');
    return fragment === undefined ? path : `${path}#${encodeURIComponent(fragment)}`;
}
function parseAddress(text) {
    const [path = '', fragment] = text.split('#', 2);
    const page = path.endsWith('/') ? `${path}index` : path;
    return fragment === undefined ? { page } : { page, fragment: decodeURIComponent(fragment) };
}
function relativeLink(from, to, ending) {
    const fragment = to.fragment === undefined ? '' : `#${encodeURIComponent(to.fragment)}`;
    if (from === to.page && fragment !== '')
        return fragment;
    return relativePath(from, ending === '' ? to.page : `${to.page}.${ending}`) + fragment;
}
function relativePath(from, path) {
    const here = from.split('/').slice(1, -1);
    const there = path.split('/').slice(1);
    let shared = 0;
    while (shared < here.length && shared < there.length - 1 && here[shared] === there[shared])
        shared += 1;
    return '../'.repeat(here.length - shared) + there.slice(shared).map(encodeURIComponent).join('/');
}

var external_node_crypto_ = __webpack_require__(77598);
; 

const MAX_SLUG_CHARACTERS = 64;
const HASH_CHARACTERS = 8;
const MAX_SPELLED_CHARACTERS = 6;
const SAFE_FILE = /^[0-9A-Za-z_](?:[0-9A-Za-z._-]*[0-9A-Za-z_-])?$/;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\..*)?$/i;
const TAKEN = /^index$|\.(?:md|html?|json|txt|xml)$/i;
const SAFE_FRAGMENT = /^[\p{L}\p{N}_$][\p{L}\p{M}\p{N}_$.:?!-]*$/u;
function fileSlug(name) {
    const composed = name.normalize('NFC');
    const isSafe = composed.length <= MAX_SLUG_CHARACTERS &&
        SAFE_FILE.test(composed) &&
        !DEVICE.test(composed) &&
        !TAKEN.test(composed);
    return isSafe ? composed : hashed(name);
}
function fragmentSlug(name) {
    const composed = name.normalize('NFC');
    return composed.length <= MAX_SLUG_CHARACTERS && SAFE_FRAGMENT.test(composed) ? composed : hashed(name);
}
function operatorSlug(sign) {
    if (/^[A-Za-z]+$/.test(sign))
        return `operador-${sign}`;
    const points = [...sign];
    return points.length <= MAX_SPELLED_CHARACTERS
        ? `operador-${points.map(point => point.codePointAt(0)?.toString(16)).join('-')}`
        : `operador-${hashOf(sign)}`;
}
function hashed(name) {
    const letters = name
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .replace(/[^0-9A-Za-z]+/g, '-')
        .slice(0, MAX_SLUG_CHARACTERS - HASH_CHARACTERS - 1)
        .replace(/^-+|-+$/g, '');
    return letters === '' ? `n-${hashOf(name)}` : `${letters}-${hashOf(name)}`;
}
function hashOf(text) {
    return (0,external_node_crypto_.createHash)('sha256')
        .update(text, /\p{Surrogate}/u.test(text) ? 'utf16le' : 'utf8')
        .digest('hex')
        .slice(0, HASH_CHARACTERS);
}

; 


const FOLDERS = {
    modulo: '/modulos/',
    comando: '/comandos/',
    erro: '/erros/',
};
const SYNTAX = '/sintaxe';
const BUILTINS = '/embutidas';
function assignAddresses(things, ledger) {
    const taken = new Set();
    for (const { endereco } of Object.values(ledger.enderecos))
        taken.add(keyOf(parseAddress(endereco)));
    const addresses = new Map();
    for (const thing of things) {
        const recorded = Object.hasOwn(ledger.enderecos, thing.id) ? ledger.enderecos[thing.id] : undefined;
        if (recorded) {
            addresses.set(thing.id, parseAddress(recorded.endereco));
            continue;
        }
        const candidates = candidatesFor(thing, addresses);
        const free = candidates.find(candidate => !taken.has(keyOf(candidate)));
        taken.add(keyOf(free));
        addresses.set(thing.id, free);
    }
    return addresses;
}
function candidatesFor(thing, addresses) {
    const { id, tipo, nome, moduleId } = thing;
    const folder = FOLDERS[tipo];
    if (folder !== undefined)
        return [fileSlug(nome), hashed(nome), `n-${hashOf(id)}`].map(slug => ({ page: folder + slug }));
    const module = moduleId === undefined ? undefined : addresses.get(moduleId);
    const page = tipo === 'embutida' ? BUILTINS : (module?.page ?? SYNTAX);
    const slugs = [fragmentOf(tipo, nome), `${tipo}-${hashed(nome)}`, `n-${hashOf(id)}`];
    return slugs.map(fragment => ({ page, fragment }));
}
function fragmentOf(tipo, nome) {
    if (tipo === 'operador')
        return operatorSlug(nome);
    if (tipo === 'verbo')
        return `verbo-${fragmentSlug(nome)}`;
    if (tipo === 'regra')
        return `regra-${hashOf(nome)}`;
    return fragmentSlug(nome);
}
function keyOf(address) {
    const page = address.page.normalize('NFC').toLowerCase();
    return address.fragment === undefined ? page : `${page}#${address.fragment.normalize('NFC')}`;
}

; 

const MAX_PARAGRAPH_LINES = 8;
const LINES_BEFORE = 1;
const LINES_BEHIND = 2;
const MAX_EXAMPLE_CHARACTERS = 1000;
const TEXTS = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|`(?:[^`\\\n]|\\.)*`/g;
const COMMENT = /(?:^|(?<=\s))(?:#(?=[\s!]|$)|\/\/|--(?=\s|$)).*$/;
const WORD = /(\.?)\s*([\p{L}_$][\p{L}\p{M}\p{N}_$]*[?!]?)/gu;
const SIGNS = /[^\p{L}\p{M}\p{N}\s_$"'`()[\]{},;]+/gu;
class Examples {
    words = new Map();
    members = new Map();
    signs = new Map();
    constructor(programs) {
        for (const program of programs)
            this.read(program);
        for (const uses of [this.words, this.members, this.signs])
            for (const list of uses.values())
                list.sort((a, b) => a.example.codigo.length - b.example.codigo.length ||
                    (0,code_points .O)(a.program.path, b.program.path) ||
                    (a.example.linha ?? 0) - (b.example.linha ?? 0));
    }
    ofWord(name) {
        return first(this.words.get(name));
    }
    ofOperator(sign) {
        return first(this.signs.get(sign) ?? this.words.get(sign));
    }
    ofSymbol(name, modules) {
        const named = (use) => modules.some(module => mentions(use.program.text, module));
        const member = first(this.members.get(name)?.filter(named));
        return member.length > 0 ? member : first(this.words.get(name)?.filter(named));
    }
    ofModule(names, programs) {
        const found = [];
        for (const program of programs) {
            const lines = program.text.split('\n');
            const at = lines.findIndex(line => names.some(name => mentions(line.replace(COMMENT, ''), name)));
            if (at >= 0)
                found.push({ program, example: excerpt(program, lines, at) });
        }
        found.sort((a, b) => a.example.codigo.length - b.example.codigo.length);
        return first(found);
    }
    read(program) {
        const lines = program.text.split('\n');
        for (const [i, line] of lines.entries()) {
            const code = line.replace(TEXTS, text => '"'.repeat(text.length)).replace(COMMENT, '');
            let example;
            const use = () => {
                example ??= excerpt(program, lines, i);
                return { program, example };
            };
            for (const [, dot, name = ''] of code.matchAll(WORD)) {
                add(dot === '' ? this.words : this.members, name, use);
            }
            for (const [sign] of code.matchAll(SIGNS))
                add(this.signs, sign, use);
        }
    }
}
function add(uses, name, use) {
    const list = uses.get(name);
    const made = use();
    if (made.example.codigo.length > MAX_EXAMPLE_CHARACTERS)
        return;
    if (list === undefined)
        uses.set(name, [made]);
    else {
        const last = list.at(-1);
        if (last?.program !== made.program)
            list.push(made);
        else if (made.example.codigo.length < last.example.codigo.length)
            list[list.length - 1] = made;
    }
}
function first(uses = []) {
    return uses.slice(0, 1).map(({ example }) => example);
}
function excerpt({ path }, lines, at) {
    const isBlank = (i) => (lines[i] ?? '').trim() === '';
    let [start, end] = [at, at];
    while (start > 0 && !isBlank(start - 1))
        start -= 1;
    while (end < lines.length - 1 && !isBlank(end + 1))
        end += 1;
    if (end - start >= MAX_PARAGRAPH_LINES) {
        start = Math.max(start, at - LINES_BEFORE);
        end = Math.min(end, at + LINES_BEHIND);
    }
    const shown = lines.slice(start, end + 1);
    const indents = shown.map(line => /^[ \t]*/.exec(line)?.[0].length ?? 0);
    const common = Math.min(...indents);
    return { codigo: shown.map(line => line.slice(common)).join('\n'), arquivo: path, linha: start + 1 };
}
function mentions(text, name) {
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
        const [before, behind] = [text[at - 1] ?? ' ', text[at + name.length] ?? ' '];
        if (!/[\p{L}\p{N}_.]/u.test(before) && !/[\p{L}\p{N}_]/u.test(behind))
            return true;
    }
    return false;
}

var schemas = __webpack_require__(88343);
var parse_kept = __webpack_require__(90025);
var strict_object = __webpack_require__(47840);
; 



const ledgerSchema = (0,strict_object .O)({
    enderecos: schemas .g1P(schemas .YjP().min(1), (0,strict_object .O)({
        endereco: schemas .YjP().regex(/^\/\S*$/),
        desde: schemas .YjP().min(1),
        ate: schemas .YjP().min(1).optional(),
        agora: schemas .YjP().min(1).optional(),
    })),
});
const EMPTY_LEDGER = { enderecos: {} };
function parseLedger(text, file) {
    return (0,parse_kept .M)(text, file, ledgerSchema, { what: 'list of addresses', remedy: LEDGER_REMEDY });
}
const LEDGER_REMEDY = 'Bring back the version of git: `refdata addresses` only adds to it.';
function ledgerText(ledger) {
    return `${JSON.stringify(ledger, null, 2)}\n`;
}
function updatedLedger(ledger, versao, present) {
    const enderecos = {};
    const gone = [];
    for (const [id, entry] of Object.entries(ledger.enderecos)) {
        const { ate, agora, ...rest } = entry;
        if (present.has(id))
            enderecos[id] = rest;
        else {
            enderecos[id] = { ...entry, ate: ate ?? versao };
            if (ate === undefined)
                gone.push(id);
        }
    }
    const added = [...present.keys()].filter(id => !Object.hasOwn(enderecos, id));
    for (const id of added)
        enderecos[id] = { endereco: present.get(id), desde: versao };
    return { ledger: { enderecos }, added, gone };
}
function withEarlier(ledger, since, isEarlier) {
    const earlier = [];
    const entries = Object.entries(ledger.enderecos).map(([id, entry]) => {
        const first = since.get(id);
        if (first === undefined || !isEarlier(first, entry.desde))
            return [id, entry];
        earlier.push(id);
        return [id, { ...entry, desde: first }];
    });
    return { ledger: { enderecos: Object.fromEntries(entries) }, earlier };
}
function unrecorded(ledger, present) {
    const { enderecos } = ledger ?? EMPTY_LEDGER;
    return [
        ...[...present.keys()].filter(id => !Object.hasOwn(enderecos, id) || enderecos[id]?.ate !== undefined),
        ...Object.keys(enderecos).filter(id => !present.has(id) && enderecos[id]?.ate === undefined),
    ];
}

var drift = __webpack_require__(49128);
; 

const PASSING = { 'by-position': 'posicao', 'by-name': 'nome', either: 'ambos' };
const REST = '...';
const PARAMS = /^params\s+/;
const RUBY = 'rb';
const LITERAL = /^(?:nil|true|false|[-+]?\d.*|["':[{].*|[A-Z]\w*(?:::\w+)+)$/s;
class Notation {
    ending;
    order;
    constructor(ending, signatures) {
        this.ending = ending;
        this.order = (0,drift .mJ)([...new Set(signatures.flatMap(drift .IM))]);
    }
    takeApart(signature) {
        const variants = (0,drift .IM)(signature);
        if (variants.length === 1)
            return this.takenOf(signature);
        const formas = variants.map(assinatura => ({ assinatura, ...this.takenOf(assinatura) }));
        return { parametros: null, retorno: null, formas };
    }
    takenOf(signature) {
        const parsed = (0,drift .uT)(signature) ?? (this.order && (0,drift .uT)(signature, this.order));
        if (!parsed)
            return { parametros: null, retorno: null };
        const result = parsed.result.replace(/^(?:=>|->|:)\s*/, '');
        const given = parsed.parameters.filter(({ name, type }, i) => !(i === 0 && name === 'this' && type !== ''));
        return { parametros: given.map(each => this.parametro(each, signature)), retorno: result || null };
    }
    parametro(parameter, signature) {
        const { name, type, defaultValue, optional, passing } = parameter;
        const takesRest = type.startsWith(REST) || (this.order === 'last' && PARAMS.test(type));
        const plain = takesRest ? type.replace(REST, '').replace(PARAMS, '') : type;
        const modo = takesRest ? 'resto' : PASSING[passing];
        if (this.ending === RUBY) {
            if (LITERAL.test(plain))
                return { nome: name, tipo: null, padrao: plain, opcional: true, modo };
            if (signature.includes(`&${name}`))
                return { nome: name, tipo: null, padrao: null, opcional: true, modo };
        }
        return {
            nome: name,
            tipo: plain === '' ? null : plain,
            padrao: defaultValue === '' ? null : defaultValue,
            opcional: optional || takesRest,
            modo,
        };
    }
}
const NOTHING_TAKEN = { parametros: null, retorno: null };

; 
class Weight {
    seen = new Set();
    total = 0;
    add(text) {
        for (const [token] of text.matchAll(TOKEN)) {
            if (this.seen.has(token))
                this.total += SEEN;
            else {
                this.seen.add(token);
                this.total += Buffer.byteLength(token) * NEW;
            }
        }
    }
}
const TOKEN = /\s*(?:[\p{L}\p{M}]+|\p{N}+|[^\s\p{L}\p{M}\p{N}]+|$)/gu;
const SEEN = 1.6;
const NEW = 0.75;

; 

const MAX_WEIGHT = 21_000;
const MAX_ENTRIES = 100;
const ENTRY_WEIGHT = 40;
const PARAMETER_WEIGHT = 9;
const ROW_WEIGHT = 14;
function inParts(items, dataOf) {
    return cutByWeight(items, MAX_ENTRIES, (item, weight) => {
        const { nome, assinatura, retorno, resumo, documentacao, exemplos, fonte, ...calls } = dataOf(item);
        const parameters = [calls, ...(calls.formas ?? [])].flatMap(({ parametros }) => parametros ?? []);
        for (const text of [nome, assinatura, retorno, resumo, documentacao, exemplos[0]?.codigo, fonte?.arquivo])
            weight.add(text ?? '');
        for (const { nome: name, tipo, padrao } of parameters)
            weight.add(`${name} ${tipo ?? ''} ${padrao ?? ''}`);
        return ENTRY_WEIGHT + parameters.length * PARAMETER_WEIGHT;
    });
}
function rowsInParts(rows, most, textOf) {
    return cutByWeight(rows, most, (row, weight) => {
        weight.add(textOf(row));
        return ROW_WEIGHT;
    });
}
function isOnePage(texts) {
    return rowsInParts(texts, Number.POSITIVE_INFINITY, text => text).length === 1;
}
function cutByWeight(items, most, add) {
    let part = [];
    let weight = new Weight();
    const parts = [part];
    for (const item of items) {
        const around = add(item, weight);
        if (part.length === most || (part.length > 0 && weight.total + around > MAX_WEIGHT)) {
            part = [];
            parts.push(part);
            weight = new Weight();
            add(item, weight);
        }
        weight.total += around;
        part.push(item);
    }
    return parts;
}
function partPage(page, index) {
    return `${page}~${index + 1}`;
}

; 
const sorted = new WeakMap();
function itemsOf({ items }, tipo) {
    let byKind = sorted.get(items);
    if (byKind === undefined) {
        byKind = new Map();
        for (const item of items) {
            const those = byKind.get(item.data.tipo);
            if (those)
                those.push(item);
            else
                byKind.set(item.data.tipo, [item]);
        }
        sorted.set(items, byKind);
    }
    return byKind.get(tipo) ?? [];
}
function idOf(tipo, nome) {
    return `${tipo}:${nome}`;
}

; 



function ruleId(text) {
    return idOf('regra', hashOf(text));
}
function thingsOf({ sintaxe, embutidas, modulos, comandos, erros }) {
    const things = [];
    const known = new Map();
    const add = (tipo, nome, at, more = {}, name = nome) => {
        const base = idOf(tipo, name);
        const count = (known.get(base) ?? 0) + 1;
        known.set(base, count);
        const id = count === 1 ? base : `${base}~${count}`;
        const subject = `${(0,contract_files .XM)(at.file)}#${at.pointer}`;
        things.push({ id, tipo, nome, subject, resumo: '', texto: '', assinatura: null, ...more });
        return id;
    };
    for (const [i, word] of sintaxe.reservadas.entries())
        add('palavra', word.palavra, { file: 'sintaxe', pointer: `/reservadas/${i}` }, { resumo: word.descricao });
    for (const [i, word] of sintaxe.contextuais.entries())
        add('contextual', word.palavra, { file: 'sintaxe', pointer: `/contextuais/${i}` }, { resumo: word.descricao });
    for (const [i, sign] of sintaxe.operadores.entries())
        add('operador', sign.simbolo, { file: 'sintaxe', pointer: `/operadores/${i}` }, { resumo: sign.descricao });
    for (const [i, verb] of sintaxe.verbos_http.entries())
        add('verbo', verb, { file: 'sintaxe', pointer: `/verbos_http/${i}` });
    for (const [i, rule] of sintaxe.regras.entries())
        add('regra', rule, { file: 'sintaxe', pointer: `/regras/${i}` }, {}, hashOf(rule));
    for (const [i, name] of embutidas.funcoes.entries())
        add('embutida', name, { file: 'embutidas', pointer: `/funcoes/${i}` });
    for (const [i, { nome, apelidos, simbolos }] of modulos.modulos.entries()) {
        const pointer = `/modulos/${i}`;
        const id = add('modulo', nome, { file: 'modulos', pointer }, { apelidos });
        for (const [j, symbol] of simbolos.entries())
            add('simbolo', symbol.nome, { file: 'modulos', pointer: `${pointer}/simbolos/${j}` }, {
                resumo: symbol.resumo,
                assinatura: symbol.assinatura === '' ? null : symbol.assinatura,
                modulo: { id, nomes: [nome, ...apelidos] },
            }, `${nome}.${symbol.nome}`);
    }
    for (const [i, { comandos: list }] of comandos.grupos.entries())
        for (const [j, command] of list.entries())
            add('comando', command.nome, { file: 'comandos', pointer: `/grupos/${i}/comandos/${j}` }, {
                resumo: command.resumo,
                texto: command.detalhe,
                apelidos: command.apelidos,
                exemplo: command.exemplos[0]?.comando,
            });
    for (const [i, error] of erros.codigos.entries())
        add('erro', error.codigo, { file: 'erros', pointer: `/codigos/${i}` }, { resumo: error.titulo, texto: error.explicacao, exemplo: error.exemplo });
    return things;
}

; 










function buildModel(input) {
    const { files, idioma, baseUrl, commit, programs, ledger = EMPTY_LEDGER, history = [] } = input;
    const things = thingsOf(files);
    const addresses = addressesOfThings(things, ledger);
    const examples = new Examples(programs);
    const notations = notationsOf(things, input);
    const data = things.map(thing => itemOf(thing, addresses.get(thing.id), input, examples, notations));
    const places = placesOf(things, data, addresses);
    const symbols = new Map();
    const items = [];
    for (const [i, thing] of things.entries()) {
        const own = [];
        if (thing.tipo === 'modulo')
            symbols.set(thing.id, own);
        const address = places.get(thing.id);
        const item = { data: data[i], address, symbols: own };
        items.push(item);
        if (thing.modulo)
            symbols.get(thing.modulo.id)?.push(item);
    }
    const { nome, versao } = files.index;
    const outros = input.details.get(contract_files .QE)?.outros;
    const byId = new Map(items.map(item => [item.data.id, item]));
    const gone = new Map(Object.entries(ledger.enderecos).filter(([id]) => !byId.has(id)));
    const antigos = [...gone].map(([id, { endereco, ate = null, agora = null }]) => ({
        id,
        endereco,
        ate,
        agora,
    }));
    const referencia = {
        versao,
        nome,
        idioma,
        commit,
        ...(antigos.length > 0 && { antigos }),
        ...(history.length > 0 && { mudancas: [...history] }),
        ...(outros && { outros: [...outros] }),
        itens: items.map(({ data }) => data),
    };
    const [firstProgram] = [...programs].sort((a, b) => a.text.length - b.text.length || (0,code_points .O)(a.path, b.path));
    const { editors = [], marks } = input;
    return {
        files,
        idioma,
        baseUrl,
        referencia,
        items,
        byId,
        gone,
        firstProgram,
        isCopy: false,
        editors,
        marks,
    };
}
function notationsOf(things, input) {
    const signatures = new Map();
    for (const thing of things) {
        const signature = signatureOf(thing, input);
        if (signature === null)
            continue;
        const ending = endingOf(sourceOf(thing.subject, input));
        const all = signatures.get(ending) ?? [];
        signatures.set(ending, all);
        all.push(signature);
    }
    return new Map([...signatures].map(([ending, all]) => [ending, new Notation(ending, all)]));
}
function endingOf(fonte) {
    return /\.(\w+)$/.exec(fonte?.arquivo ?? '')?.[1] ?? '';
}
function signatureOf({ assinatura, tipo, subject }, { details }) {
    return assinatura ?? (tipo === 'embutida' ? (details.get(subject)?.assinatura ?? null) : null);
}
function itemOf(thing, address, input, examples, notations) {
    const { id, tipo, nome, subject } = thing;
    const details = input.details.get(subject) ?? {};
    const assinatura = signatureOf(thing, input);
    const fonte = sourceOf(subject, input);
    const said = details.documentacao ?? '';
    const resumo = thing.resumo || firstSentence(said);
    const documentacao = thing.texto || (said.trim() === resumo.trim() ? '' : said);
    const recorded = input.ledger?.enderecos;
    return {
        id,
        tipo,
        nome,
        apelidos: (thing.apelidos ?? []).filter(name => name !== nome),
        modulo: thing.modulo?.nomes[0] ?? null,
        assinatura,
        ...((assinatura !== null && notations.get(endingOf(fonte))?.takeApart(assinatura)) || NOTHING_TAKEN),
        resumo,
        documentacao,
        exemplos: examplesOf(thing, examples, input.programs),
        fonte,
        endereco: addressText(address),
        desde: details.desde ?? (recorded && Object.hasOwn(recorded, id) ? recorded[id]?.desde : null) ?? null,
        obsoleto: details.obsoleto ?? null,
        ...(details.outros && { outros: [...details.outros] }),
    };
}
function placesOf(things, data, addresses) {
    const places = new Map(addresses);
    const onePage = new Map();
    for (const [i, { id, tipo }] of things.entries()) {
        if (tipo !== 'simbolo' && tipo !== 'embutida')
            continue;
        const { page } = addresses.get(id);
        const list = onePage.get(page) ?? [];
        onePage.set(page, list);
        list.push(data[i]);
    }
    for (const [page, list] of onePage) {
        if (isOnePage(list.map(({ nome }) => nome)))
            continue;
        for (const [i, part] of inParts(list, each => each).entries())
            for (const { id } of part)
                places.set(id, { ...addresses.get(id), page: partPage(page, i) });
    }
    return places;
}
function addressesOfThings(things, ledger) {
    return assignAddresses(things.map(({ id, tipo, nome, modulo }) => ({ id, tipo, nome, moduleId: modulo?.id })), ledger);
}
function thingsByAddress(files, ledger = EMPTY_LEDGER) {
    const there = [...addressesOfThings(thingsOf(files), ledger)];
    return new Map([
        ...Object.entries(ledger.enderecos).map(([id, { endereco }]) => [endereco, id]),
        ...there.map(([id, address]) => [addressText(address), id]),
    ]);
}
function firstSentence(text) {
    return (text.trim().split(/\n\s*\n/, 1)[0] ?? '').replace(/\s+/g, ' ');
}
function examplesOf(thing, examples, programs) {
    const { tipo, nome, modulo, apelidos = [], exemplo = '' } = thing;
    if (exemplo !== '')
        return [{ codigo: exemplo, arquivo: null, linha: null }];
    if (tipo === 'palavra' || tipo === 'contextual' || tipo === 'embutida' || tipo === 'verbo')
        return examples.ofWord(nome);
    if (tipo === 'operador')
        return examples.ofOperator(nome);
    if (tipo === 'modulo')
        return examples.ofModule([nome, ...apelidos], programs);
    return tipo === 'simbolo' && modulo ? examples.ofSymbol(nome, modulo.nomes) : [];
}
function sourceOf(subject, input) {
    for (let at = subject; at.includes('/', at.indexOf('#') + 1); at = at.slice(0, at.lastIndexOf('/'))) {
        const place = input.origins.get(at);
        if (place) {
            const { file, line } = place;
            if (isOutside(file))
                return null;
            return { arquivo: file, linha: line ?? null, url: lineAddress(file, line, input) };
        }
    }
    return null;
}
function isOutside(file) {
    return /^(?:[A-Za-z]:)?[\\/]/.test(file) || file.split(/[\\/]/).includes('..');
}
const HOSTS = [
    [/(?:^|\.)gitlab\./, '/-/blob/{commit}/{arquivo}#L{linha}'],
    [/^bitbucket\./, '/src/{commit}/{arquivo}#lines-{linha}'],
    [/^(?:codeberg|gitea|forgejo)\./, '/src/commit/{commit}/{arquivo}#L{linha}'],
];
const MOST = '/blob/{commit}/{arquivo}#L{linha}';
function lineAddress(file, line, { repositorio, commit, repositories = [] }) {
    const elsewhere = (0,other_repositories .c6)(file);
    const other = elsewhere && repositories.find(({ name }) => name === elsewhere.name);
    if (elsewhere && other)
        return lineAddress(elsewhere.path, line, {
            repositorio: other.address,
            commit: other.modified ? null : other.commit,
        });
    if (repositorio === undefined || commit === null || line === undefined)
        return null;
    const pattern = repositorio.includes('{') ? repositorio : patternOf(repositorio);
    const values = {
        commit,
        arquivo: file.split('/').map(encodeURIComponent).join('/'),
        linha: String(line),
    };
    return pattern.replace(/\{(commit|arquivo|linha)\}/g, (_, name) => values[name]);
}
function patternOf(repositorio) {
    const address = repositorio.replace(/(?:\.git)?\/*$/, '');
    const host = URL.canParse(address) ? new URL(address).hostname : '';
    return address + (HOSTS.find(([known]) => known.test(host))?.[1] ?? MOST);
}

var iso = __webpack_require__(64377);
var user_error = __webpack_require__(14343);
; 




const historySchema = (0,strict_object .O)({
    versoes: schemas .YOg((0,strict_object .O)({
        versao: schemas .YjP().min(1),
        anterior: schemas .YjP().min(1),
        data: iso .p6(),
        mudancas: schemas .YOg((0,strict_object .O)({
            regra: schemas .YjP().min(1),
            nivel: schemas .k5n(['major', 'minor', 'patch', 'info']),
            nome: schemas .YjP(),
            id: schemas .YjP().min(1).nullable(),
            texto: schemas .YjP().min(1),
        })),
    })),
});
const REMEDY = 'Bring back the version of git: `refdata changelog A..B --write` adds to it.';
function parseHistory(text, file) {
    const { versoes } = (0,parse_kept .M)(text, file, historySchema, { what: 'list of versions', remedy: REMEDY });
    const twice = versoes.find(({ versao }, i) => versoes.findIndex(each => each.versao === versao) !== i);
    if (twice)
        throw new user_error .y(`${file} has version ${twice.versao} twice.`, REMEDY);
    return versoes;
}
function historyText(versoes) {
    return `${JSON.stringify({ versoes }, null, 2)}\n`;
}
function withVersion(history, version) {
    const same = history.findIndex(({ versao }) => versao === version.versao);
    if (same >= 0)
        return history.with(same, version);
    const next = history.findIndex(({ anterior }) => anterior === version.versao);
    const before = history.findIndex(({ versao }) => versao === version.anterior);
    return history.toSpliced(next >= 0 ? next + 1 : Math.max(before, 0), 0, version);
}

var canonical = __webpack_require__(96845);
var archive = __webpack_require__(55508);
var site_file = __webpack_require__(62734);
var openapi = __webpack_require__(64314);
var words_words = __webpack_require__(17299);
var visible = __webpack_require__(38696);
var html = __webpack_require__(96223);
; 


const LIST_CLASSES = {
    dense: ' class="dense"',
    names: ' class="dense names"',
};
function blocksHtml({ path, blocks }, ending = 'html') {
    const spot = { from: path, ending };
    const first = blocks.findIndex(({ kind }) => kind === 'heading');
    return blocks.map((block, i) => blockHtml(block, spot, first >= 0 && first < i ? 3 : 2)).join('\n');
}
function blockHtml(block, spot, level) {
    switch (block.kind) {
        case 'heading':
            return `<h2${block.id === undefined ? '' : ` id="${(0,html .qy)(block.id)}"`}>${(0,html .qy)(block.text)}</h2>`;
        case 'text':
            return `<p${block.tone === undefined ? '' : ` class="${block.tone}"`}>${inlines(block.text, spot)}</p>`;
        case 'prose':
            return paragraphs(block.text)
                .map(text => `<p class="prose">${(0,html .CS)(text)}</p>`)
                .join('\n');
        case 'code':
            return codeHtml(block, spot);
        case 'list': {
            const tag = block.style === 'numbered' ? 'ol' : 'ul';
            const items = block.items.map((item, i) => {
                const id = block.ids?.[i];
                return `<li${id === undefined ? '' : ` id="${(0,html .qy)(id)}"`}>${inlines(item, spot)}</li>`;
            });
            const lang = block.lang === undefined ? '' : ` lang="${(0,html .qy)(block.lang)}"`;
            return `<${tag}${LIST_CLASSES[block.style ?? ''] ?? ''}${lang}>\n${items.join('\n')}\n</${tag}>`;
        }
        case 'table':
            return tableHtml(block.head, block.rows, spot);
        case 'facts':
            return block.rows.length === 0
                ? ''
                : `<dl class="facts">\n${block.rows.map(([label, value]) => `<div><dt>${(0,html .qy)(label)}</dt><dd>${inlines(value, spot)}</dd></div>`).join('\n')}\n</dl>`;
        case 'checker':
            return checkerHtml(block.program, block.words);
        case 'entry': {
            const rest = block.rest === undefined ? '' : `<span class="rest">${(0,html .qy)(block.rest)}</span>`;
            const link = `<a class="anchor" href="#${encodeURIComponent(block.id)}"><code translate="no">${(0,html .qy)(block.name)}${rest}</code></a>`;
            return `<section class="entry">\n<h${level} id="${(0,html .qy)(block.id)}">${link}</h${level}>\n${block.blocks.map(each => blockHtml(each, spot, level)).join('\n')}\n</section>`;
        }
    }
}
function codeHtml({ code, caption, site }, spot) {
    const pre = `<pre tabindex="0" translate="no"><code>${(0,html .qy)(code)}</code></pre>`;
    const named = site === undefined ? '' : ` data-site="${(0,html .qy)(site)}"`;
    if (caption === undefined)
        return `<div class="code"${named}>${pre}</div>`;
    return `<figure class="code"${named}>\n<figcaption>${inlines(caption, spot)}</figcaption>\n${pre}\n</figure>`;
}
function tableHtml(head, rows, spot) {
    const top = head.map(text => `<th scope="col">${(0,html .qy)(text)}</th>`).join('');
    const body = rows.map(({ id, cells }) => {
        const [first = [], ...others] = cells;
        const named = id === undefined ? '' : ` id="${(0,html .qy)(id)}"`;
        return `<tr${named}><th scope="row">${inlines(first, spot)}</th>${others.map((cell, i) => `<td data-label="${(0,html .qy)(head[i + 1] ?? '')}">${inlines(cell, spot)}</td>`).join('')}</tr>`;
    });
    return `<table>\n<thead><tr>${top}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`;
}
function checkerHtml(program, words) {
    const { label, button, noScript, states, heads, summary, problems } = words;
    const said = (0,html .qy)(JSON.stringify({ states, heads, summary, problems }));
    return `<noscript><p class="warning">${(0,html .qy)(noScript)}</p></noscript>
<form class="checker" data-words="${said}">
<label for="-programa">${(0,html .qy)(label)}</label>
<textarea id="-programa" rows="16" spellcheck="false" autocapitalize="off" autocomplete="off" translate="no">
${(0,html .qy)(program)}</textarea>
<button type="submit">${(0,html .qy)(button)}</button>
</form>
<div class="checked"></div>`;
}
function inlines(parts, spot) {
    return parts.map(part => inlineHtml(part, spot)).join('');
}
function inlineHtml(part, spot) {
    if (typeof part === 'string')
        return (0,html .CS)(part);
    if ('code' in part)
        return `<code translate="no">${(0,html .qy)(part.code)}</code>`;
    if ('mark' in part)
        return `<mark>${(0,html .qy)(part.mark)}</mark>`;
    if ('soft' in part)
        return `<span class="soft">${(0,html .qy)(part.soft)}</span>`;
    const text = part.isCode ? `<code translate="no">${(0,html .qy)(part.text)}</code>` : (0,html .qy)(part.text);
    const { address, isOutside } = linkTo(part.link, spot.from, spot.ending);
    return `<a href="${(0,html .qy)(address)}"${isOutside ? ' rel="external"' : ''}>${text}</a>`;
}
function linkTo(target, from, ending) {
    if ('url' in target)
        return { address: target.url, isOutside: true };
    if ('file' in target)
        return { address: relativePath(from, target.file), isOutside: false };
    return { address: relativeLink(from, target, ending), isOutside: false };
}
function crumbsHtml(crumbs, from) {
    return crumbs
        .map(({ text, to, isCode }) => {
        const shown = isCode ? `<code translate="no">${(0,html .qy)(text)}</code>` : (0,html .qy)(text);
        return `<li><a href="${(0,html .qy)(relativeLink(from, to, 'html'))}">${shown}</a></li>`;
    })
        .join('');
}
function paragraphs(text) {
    return text
        .replace(/\r\n?/g, '\n')
        .split(/\n[ \t]*\n/)
        .map(part => part.replace(/^\n+|\s+$/g, ''))
        .filter(part => part !== '');
}

; 


const MAX_LINE_CHARACTERS = 5000;
function pageMarkdown(page, from = page.path) {
    const blocks = page.blocks.map(block => blockMarkdown(block, from, 2)).filter(text => text !== '');
    return `${[`# ${escaped(page.title)}`, ...blocks].join('\n\n')}\n`;
}
function blockMarkdown(block, from, level) {
    switch (block.kind) {
        case 'heading':
            return `${'#'.repeat(level)} ${escaped(block.text)}`;
        case 'text':
            return markdown_inlines(block.text, from);
        case 'prose':
            return paragraphs(block.text).map(proseMarkdown).join('\n\n');
        case 'code': {
            const fence = fenceFor(block.code);
            const code = `${fence}\n${(0,visible .R)(block.code).replace(/\n+$/, '')}\n${fence}`;
            return block.caption === undefined ? code : `${markdown_inlines(block.caption, from)}\n\n${code}`;
        }
        case 'list':
            return block.items
                .map((item, i) => `${block.style === 'numbered' ? `${i + 1}.` : '-'} ${markdown_inlines(item, from)}`)
                .join('\n');
        case 'table':
            return tableMarkdown(block.head, block.rows, from);
        case 'facts':
            return block.rows.map(([label, value]) => `- ${escaped(label)}: ${markdown_inlines(value, from)}`).join('\n');
        case 'checker':
            return escaped(block.words.noScript);
        case 'entry': {
            const heading = `${'#'.repeat(level + 1)} ${codeSpan(block.name + (block.rest ?? ''))}`;
            const blocks = block.blocks.map(each => blockMarkdown(each, from, level + 2));
            return [heading, ...blocks.filter(text => text !== '')].join('\n\n');
        }
    }
}
function tableMarkdown(head, rows, from) {
    const line = (cells) => `| ${cells.map(cell => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
    return [
        line(head.map(escaped)),
        line(head.map(() => '---')),
        ...rows.map(({ cells }) => line(cells.map(cell => markdown_inlines(cell, from)))),
    ].join('\n');
}
function markdown_inlines(parts, from) {
    return parts.map(part => inlineMarkdown(part, from)).join('');
}
function inlineMarkdown(part, from) {
    if (typeof part === 'string')
        return proseMarkdown(part);
    if ('code' in part)
        return codeSpan(part.code);
    if ('mark' in part)
        return `**${escaped(part.mark)}**`;
    if ('soft' in part)
        return escaped(part.soft);
    const { address } = linkTo(part.link, from, 'md');
    const text = part.isCode ? codeSpan(part.text) : escaped(part.text);
    return `[${text}](${address.replace(/[()\s<>\\]/g, character => encodeURIComponent(character).replace('(', '%28').replace(')', '%29'))})`;
}
function proseMarkdown(text) {
    return text
        .split(/(`[^`\n]+`)/)
        .map((part, i) => (i % 2 === 1 ? codeSpan(part.slice(1, -1)) : escapedLines(part)))
        .join('');
}
function escapedLines(text) {
    return text.split('\n').map(escapeText).join('\n');
}
function escaped(text) {
    return escapeText((0,visible .P)(text, MAX_LINE_CHARACTERS));
}
function escapeText(text) {
    return (0,visible .R)(text)
        .replace(/[\\`*_[\]<>|~#]/g, '\\$&')
        .replace(/&(?=[#\w]+;)/g, '\\&')
        .replace(/^(\s*)([-+=])/, '$1\\$2')
        .replace(/^(\s*\d+)([.)])/, '$1\\$2')
        .replace(/^ {4,}|^\t+/, ' ');
}
function codeSpan(code) {
    const text = (0,visible .P)(code, MAX_LINE_CHARACTERS);
    if (text === '')
        return '';
    const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length));
    const fence = '`'.repeat(longest + 1);
    return /^`|`$/.test(text) ? `${fence} ${text} ${fence}` : fence + text + fence;
}
function fenceFor(code) {
    const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([run]) => run.length));
    return '`'.repeat(longest + 1);
}

; 
function itemBlocks({ data }, words, { facts = [], isLean = false } = {}) {
    const { resumo, documentacao, retorno, exemplos, fonte, desde, obsoleto } = data;
    const blocks = [];
    if (obsoleto !== null)
        blocks.push({ kind: 'text', text: [`${words.deprecated}: ${obsoleto}`], tone: 'warning' });
    if (resumo !== '')
        blocks.push({ kind: 'prose', text: resumo });
    if (documentacao !== '' && !isLean)
        blocks.push({ kind: 'prose', text: withoutSummary(documentacao, resumo) });
    blocks.push(...parametersBlocks(data, words));
    const rows = [...facts];
    if (retorno !== null)
        rows.push([words.returns, [{ code: retorno }]]);
    if (desde !== null)
        rows.push([words.since, [desde]]);
    if (fonte !== null && !isLean)
        rows.push([words.definedAt, [placeLink(fonte)]]);
    const [example] = exemplos;
    if (example !== undefined && !isLean)
        blocks.push(exampleBlock(example, words));
    if (rows.length > 0)
        blocks.push({ kind: 'facts', rows });
    return blocks;
}
function itemEntry(item, words, view = {}) {
    const { data, address } = item;
    return {
        kind: 'entry',
        id: address.fragment ?? data.nome,
        name: data.nome,
        ...(data.assinatura !== null && { rest: data.assinatura }),
        blocks: itemBlocks(item, words, view),
    };
}
function itemCrumb({ data, address }) {
    return { text: data.nome, to: address, isCode: true };
}
function itemLink({ data, address }) {
    return { link: address, text: data.nome, isCode: true };
}
function itemLinks(items) {
    return items.flatMap((item, i) => (i === 0 ? [itemLink(item)] : [', ', itemLink(item)]));
}
function exampleBlock({ codigo, arquivo, linha }, words) {
    const caption = arquivo === null
        ? [words.example]
        : [`${words.example}, ${words.from} `, { code: linha === null ? arquivo : `${arquivo}:${linha}` }];
    return { kind: 'code', code: codigo, caption };
}
function placeLink({ arquivo, linha, url }) {
    const text = linha === null ? arquivo : `${arquivo}:${linha}`;
    return url === null ? { code: text } : { link: { url }, text, isCode: true };
}
function parametersBlocks({ parametros, formas = [] }, words) {
    const isTold = (each) => each?.some(({ tipo, modo }) => tipo !== null || modo !== 'ambos') === true;
    if (parametros !== null && isTold(parametros))
        return [parametersTable(parametros, words)];
    return formas.some(forma => isTold(forma.parametros))
        ? formas.flatMap(({ assinatura, parametros: own, retorno }) => [
            { kind: 'text', text: [{ code: assinatura }] },
            ...(own !== null && own.length > 0 ? [parametersTable(own, words)] : []),
            ...(retorno === null
                ? []
                : [{ kind: 'facts', rows: [[words.returns, [{ code: retorno }]]] }]),
        ])
        : [];
}
function parametersTable(parametros, words) {
    const code = (text) => (text === null ? [] : [{ code: text }]);
    const columns = [
        [words.parameters, parametros.map(({ nome }) => code(nome))],
        [words.type, parametros.map(({ tipo }) => code(tipo))],
        [words.defaultValue, parametros.map(({ padrao }) => code(padrao))],
        [words.meaning, parametros.map(each => passingOf(each, words))],
    ];
    const told = columns.filter(([, cells]) => cells.some(cell => cell.length > 0));
    return {
        kind: 'table',
        head: told.map(([head]) => head),
        rows: parametros.map((_, i) => ({ cells: told.map(([, cells]) => cells[i] ?? []) })),
    };
}
function passingOf({ modo, opcional }, words) {
    const said = [modo === 'ambos' ? '' : words.passing[modo], opcional ? words.optional : ''];
    const text = said.filter(each => each !== '').join(', ');
    return text === '' ? [] : [text];
}
function withoutSummary(documentation, summary) {
    const [first = '', ...rest] = documentation.trim().split(/\n\s*\n/);
    return first.replace(/\s+/g, ' ') === summary && summary !== '' ? rest.join('\n\n') : documentation;
}

; 



const CHANGES_PAGE = '/mudancas';
const MAX_SHOWN = 500;
const MAX_CONTENTS = 40;
const LEVELS = ['major', 'minor', 'patch', 'info'];
function changesPages(model, words) {
    const { nome } = model.files.index;
    const versions = model.referencia.mudancas ?? [];
    if (versions.length === 0)
        return [];
    let left = MAX_SHOWN;
    return [
        {
            path: CHANGES_PAGE,
            title: words.changes,
            description: `${words.changes}: ${nome}`,
            trail: [],
            blocks: [
                { kind: 'text', text: [words.changesIntro], tone: 'soft' },
                ...versions.flatMap(version => {
                    const blocks = versionBlocks(version, { model, words, limit: left });
                    left = Math.max(0, left - version.mudancas.length);
                    return blocks;
                }),
            ],
            contents: versions.slice(0, MAX_CONTENTS).map(({ versao }) => ({
                text: versao,
                to: { page: CHANGES_PAGE, fragment: versionId(versao) },
            })),
        },
    ];
}
function versionId(versao) {
    return `versao-${/^[0-9A-Za-z._+-]{1,64}$/.test(versao) ? versao : hashed(versao)}`;
}
function versionBlocks({ versao, anterior, data, mudancas }, { model, words, limit }) {
    const inOrder = LEVELS.flatMap(level => mudancas.filter(({ nivel }) => nivel === level));
    const shown = inOrder.slice(0, limit);
    const levels = LEVELS.flatMap((level) => {
        const own = shown.filter(({ nivel }) => nivel === level);
        if (own.length === 0)
            return [];
        const items = own.map(({ id, texto }) => {
            const link = id === null ? undefined : linkOf(id, model);
            return link === undefined ? [texto] : [`${texto} `, link];
        });
        return [
            { kind: 'text', text: [`${words.levels[level]}:`] },
            { kind: 'list', items, lang: 'en' },
        ];
    });
    const more = mudancas.length - shown.length;
    return [
        { kind: 'heading', text: versao, id: versionId(versao) },
        { kind: 'text', text: [words.sinceVersion(anterior, data)], tone: 'soft' },
        ...(mudancas.length === 0 ? [{ kind: 'text', text: [words.noChanges] }] : levels),
        ...(more > 0 ? [{ kind: 'text', text: [`+ ${more}`], tone: 'soft' }] : []),
    ];
}
function linkOf(id, { byId, gone }) {
    const item = byId.get(id);
    if (item !== undefined)
        return itemLink(item);
    const entry = gone.get(id);
    if (entry === undefined)
        return undefined;
    return { link: parseAddress(entry.endereco), text: id.slice(id.indexOf(':') + 1), isCode: true };
}

; 
const CHECKER_PAGE = '/verifica';
function checkerPage({ firstProgram }, words) {
    const { check } = words;
    return {
        path: CHECKER_PAGE,
        title: check.title,
        description: check.intro,
        trail: [],
        blocks: [
            { kind: 'text', text: [check.intro], tone: 'lead' },
            { kind: 'text', text: [check.terminal], tone: 'soft' },
            { kind: 'checker', program: firstProgram?.text ?? '', words: check },
        ],
    };
}

; 
function textOf(part) {
    if (typeof part === 'string')
        return part;
    if ('code' in part)
        return part.code;
    if ('mark' in part)
        return part.mark;
    return 'soft' in part ? part.soft : part.text;
}

; 



const MAX_ROWS = 400;
function entryPages(frame, before, items, words) {
    const parts = inParts(items, ({ data }) => data);
    if (parts.length === 1)
        return [
            {
                ...frame,
                blocks: [...before, ...items.map(item => itemEntry(item, words))],
                contents: items.map(itemCrumb),
            },
        ];
    const isListed = items.every(({ address }) => address.page === frame.path);
    const details = parts.map((part, i) => {
        const path = partPage(frame.path, i);
        return {
            ...frame,
            path,
            title: `${frame.title} (${i + 1}/${parts.length})`,
            trail: [...frame.trail, { text: frame.title, to: { page: frame.path } }],
            blocks: part.map(item => itemEntry(item, words)),
            contents: part.map(item => ({
                ...itemCrumb(item),
                to: { page: path, fragment: item.address.fragment },
            })),
        };
    });
    const list = isListed
        ? { ...frame, blocks: [...before, namesTable(frame.path, parts, words)] }
        : {
            ...frame,
            blocks: [...before, partsTable(frame.path, parts, words)],
            parts: parts.map(part => part.map(split_fragmentOf)),
        };
    return [list, ...inOrder(details)];
}
function namesTable(path, parts, words) {
    const named = ({ data }) => data.nome;
    const hasSummaries = isOnePage(parts.flat().map(({ data }) => `${data.nome} ${data.resumo}`));
    const rows = parts.flatMap((part, i) => part.map((item) => {
        const link = { page: partPage(path, i), fragment: split_fragmentOf(item) };
        const name = [{ link, text: named(item), isCode: true }];
        return { id: split_fragmentOf(item), cells: hasSummaries ? [name, [item.data.resumo]] : [name] };
    }));
    return { kind: 'table', head: hasSummaries ? [words.name, words.meaning] : [words.name], rows };
}
function partsTable(path, parts, words) {
    const code = (item) => ({ code: item?.data.nome ?? '' });
    const rows = parts.map((part, i) => {
        const link = { link: { page: partPage(path, i) }, text: `${i + 1}/${parts.length}` };
        return { cells: [[link], [code(part[0]), ' … ', code(part.at(-1))]] };
    });
    return { kind: 'table', head: [words.part, words.name], rows };
}
function split_fragmentOf({ address, data }) {
    return address.fragment ?? data.nome;
}
function tablePages(frame, before, head, rows) {
    const parts = rowsInParts(rows, MAX_ROWS, ({ cells }) => cells.flat().map(textOf).join(' '));
    const pages = parts.map((part, i) => ({
        ...frame,
        path: i === 0 ? frame.path : partPage(frame.path, i),
        title: parts.length === 1 ? frame.title : `${frame.title} (${i + 1}/${parts.length})`,
        blocks: [
            ...(i === 0 ? before : []),
            ...(part.length === 0 ? [] : [{ kind: 'table', head, rows: part }]),
        ],
    }));
    return inOrder(pages);
}
function inOrder(pages) {
    return pages.map((page, i) => ({
        ...page,
        previous: crumbOf(pages[i - 1]),
        next: crumbOf(pages[i + 1]),
    }));
}
function crumbOf(page) {
    return page && { text: page.title, to: { page: page.path } };
}

; 



const COMMANDS_PAGE = '/comandos/index';
function commandPages(model, words) {
    const { index, comandos } = model.files;
    const items = itemsOf(model, 'comando');
    const commands = comandos.grupos.flatMap(({ comandos: list }) => list);
    const seenFrom = backLinks(commands);
    const blocks = [];
    let at = 0;
    for (const { grupo, comandos: list } of comandos.grupos) {
        const rows = list.map(({ resumo }) => ({ cells: [[itemLink(items[at++])], [resumo]] }));
        blocks.push({ kind: 'heading', text: grupo }, { kind: 'table', head: [words.name, words.meaning], rows });
    }
    const list = {
        path: COMMANDS_PAGE,
        title: words.commands,
        description: `${words.commands}: ${index.nome} ${index.versao}`,
        trail: [],
        blocks,
    };
    const pages = items.map((item, i) => {
        const command = commands[i];
        const related = [...new Set([...command.veja, ...(seenFrom.get(command.nome) ?? [])])]
            .map(name => model.byId.get(idOf('comando', name)))
            .filter(other => other !== undefined && other !== item);
        return {
            path: item.address.page,
            title: command.nome,
            description: command.resumo,
            trail: [{ text: words.commands, to: { page: COMMANDS_PAGE } }],
            blocks: commandBlocks(item, command, related, words),
        };
    });
    return [list, ...inOrder(pages)];
}
function commandBlocks(item, command, related, words) {
    const { uso, opcoes, exemplos, apelidos } = command;
    const facts = [
        ...(apelidos.length === 0
            ? []
            : [
                [
                    words.aliases,
                    apelidos.flatMap((name, i) => (i === 0 ? [{ code: name }] : [', ', { code: name }])),
                ],
            ]),
        ...(related.length === 0 ? [] : [[words.seeAlso, itemLinks(related)]]),
    ];
    return [
        ...(uso === '' ? [] : [{ kind: 'code', code: uso, caption: [words.usage] }]),
        ...itemBlocks({ ...item, data: { ...item.data, exemplos: [] } }, words, { facts }),
        ...(opcoes.length === 0
            ? []
            : [
                { kind: 'heading', text: words.options },
                {
                    kind: 'table',
                    head: [words.name, words.meaning],
                    rows: opcoes.map(({ flag, descricao }) => ({ cells: [[{ code: flag }], [descricao]] })),
                },
            ]),
        ...(exemplos.length === 0
            ? []
            : [
                { kind: 'heading', text: words.examples },
                ...exemplos.map(({ comando, nota }) => ({ kind: 'code', code: comando, caption: [nota || words.example] })),
            ]),
    ];
}
function backLinks(commands) {
    const links = new Map();
    for (const { nome, veja } of commands)
        for (const other of veja)
            links.set(other, [...(links.get(other) ?? []), nome]);
    return links;
}

; 
const EDITORS_PAGE = '/editor/index';
function editorPages({ editors }, words) {
    if (editors.length === 0)
        return [];
    const { title, intro, engines } = words.editors;
    const blocks = editors.flatMap(({ name, file: { path }, install, base }) => [
        { kind: 'heading', text: engines[name], id: name },
        { kind: 'text', text: [{ link: { file: path }, text: path, isCode: true }] },
        ...(install === undefined ? [] : [{ kind: 'code', code: install, site: base }]),
    ]);
    return [
        {
            path: EDITORS_PAGE,
            title,
            description: intro,
            trail: [],
            blocks: [{ kind: 'text', text: [intro], tone: 'lead' }, ...blocks],
        },
    ];
}

; 



const ERRORS_PAGE = '/erros/index';
const MAX_RELATED = 8;
function errorPages(model, words) {
    const { index, erros } = model.files;
    const items = itemsOf(model, 'erro');
    const list = tablePages({
        path: ERRORS_PAGE,
        title: words.errors,
        description: `${words.errors}: ${index.nome} ${index.versao}`,
        trail: [],
    }, [{ kind: 'text', text: [words.errorsIntro], tone: 'soft' }], [words.name, words.meaning], items.map(item => ({ cells: [[itemLink(item)], [item.data.resumo]] })));
    const byDoc = new Map();
    for (const [i, { doc }] of erros.codigos.entries())
        if (doc !== '')
            byDoc.set(doc, [...(byDoc.get(doc) ?? []), items[i]]);
    const pages = items.map((item, i) => {
        const error = erros.codigos[i];
        const related = (byDoc.get(error.doc) ?? []).filter(other => other !== item).slice(0, MAX_RELATED);
        return {
            path: item.address.page,
            title: error.titulo === '' ? error.codigo : `${error.codigo}: ${error.titulo}`,
            description: error.titulo,
            trail: [{ text: words.errors, to: { page: ERRORS_PAGE } }],
            blocks: errorBlocks(item, error, related, { words, documentation: index.documentacao }),
        };
    });
    return [...list, ...inOrder(pages)];
}
function errorBlocks(item, error, related, { words, documentation }) {
    const facts = [];
    if (error.doc !== '')
        facts.push([
            words.documentation,
            [{ link: { url: `${documentation.replace(/\/+$/, '')}/${error.doc}` }, text: words.readMore }],
        ]);
    if (related.length > 0)
        facts.push([words.seeAlso, itemLinks(related)]);
    const rest = { ...item, data: { ...item.data, resumo: '', documentacao: '', exemplos: [] } };
    return [
        ...part(words.explanation, error.explicacao),
        ...(error.exemplo === ''
            ? []
            : [{ kind: 'code', code: error.exemplo, caption: [words.exampleOfError] }]),
        ...part(words.solution, error.solucao),
        ...itemBlocks(rest, words, { facts }),
    ];
}
function part(title, text) {
    return text === ''
        ? []
        : [
            { kind: 'heading', text: title },
            { kind: 'prose', text },
        ];
}

; 



const BUILTINS_PAGE = '/embutidas';
const MODULES_PAGE = '/modulos/index';
function builtinPages(model, words) {
    const { nome, versao } = model.files.index;
    const frame = {
        path: BUILTINS_PAGE,
        title: words.builtins,
        description: `${words.builtins}: ${nome} ${versao}`,
        trail: [],
    };
    const intro = { kind: 'text', text: [words.builtinsIntro], tone: 'soft' };
    return entryPages(frame, [intro], itemsOf(model, 'embutida'), words);
}
function modulePages(model, words) {
    const { nome, versao } = model.files.index;
    const modules = itemsOf(model, 'modulo');
    const list = tablePages({
        path: MODULES_PAGE,
        title: words.modules,
        description: `${words.modules}: ${nome} ${versao}`,
        trail: [],
    }, [{ kind: 'text', text: [words.modulesIntro], tone: 'soft' }], [words.name, words.symbols, words.meaning], modules.map(module => ({
        cells: [
            [itemLink(module)],
            [String(module.symbols.length)],
            [module.data.resumo || firstNames(module)],
        ],
    })));
    const pages = modules.map((module, i) => modulePage(module, model.files.modulos.modulos[i]?.apelidos ?? [], words));
    const order = inOrder(pages.map(([page]) => page));
    return [...list, ...pages.flatMap(([, ...details], i) => [order[i], ...details])];
}
function modulePage(module, aliases, words) {
    const { data, address, symbols } = module;
    const others = aliases.filter(alias => alias !== data.nome);
    const facts = others.length === 0
        ? []
        : [
            [
                words.aliases,
                others.flatMap((alias, i) => (i === 0 ? [{ code: alias }] : [', ', { code: alias }])),
            ],
        ];
    const summary = words.count(symbols.length, ...words.kinds.simbolo);
    const frame = {
        path: address.page,
        title: data.nome,
        description: data.resumo || `${data.nome}: ${summary}`,
        trail: [{ text: words.modules, to: { page: MODULES_PAGE } }],
    };
    return entryPages(frame, [...itemBlocks(module, words, { facts }), { kind: 'heading', text: words.symbols }], symbols, words);
}
function firstNames({ symbols }) {
    const shown = symbols.slice(0, 6).map(({ data }) => data.nome);
    return shown.join(', ') + (symbols.length > shown.length ? ', …' : '');
}

; 


const SHEET_PAGE = '/folha';
const LINES = 540;
const LINE_CHARACTERS = 52;
const NAMES_IN_LINE = 1.8;
const HEADING_LINES = 9;
const MAX_LINES = 6;
function sheetPage(model, words) {
    const { nome, versao } = model.files.index;
    const described = (item) => ({ item, text: item.data.resumo, isCode: false });
    const signature = (item) => ({ item, text: item.data.assinatura ?? '', isCode: true });
    const sections = [
        { title: words.reserved, lines: itemsOf(model, 'palavra').map(described) },
        { title: words.contextual, lines: itemsOf(model, 'contextual').map(described) },
        { title: words.operators, lines: itemsOf(model, 'operador').map(described) },
        { title: words.builtins, lines: itemsOf(model, 'embutida').map(signature) },
        { title: words.commands, lines: itemsOf(model, 'comando').map(described) },
    ].filter(({ lines }) => lines.length > 0);
    const rules = itemsOf(model, 'regra').map(({ data }) => [data.nome]);
    const taken = rules.reduce((sum, [text]) => sum + linesOf(String(text)), rules.length > 0 ? HEADING_LINES : 0);
    const most = mostLines(sections, LINES - taken);
    return {
        path: SHEET_PAGE,
        title: `${words.sheet}: ${nome} ${versao}`,
        description: words.sheetIntro,
        trail: [],
        layout: 'sheet',
        blocks: [
            ...(rules.length > 0
                ? [heading(words.rules), { kind: 'list', items: rules, style: 'dense' }]
                : []),
            ...sections.flatMap(({ title, lines }) => [
                heading(title),
                {
                    kind: 'list',
                    items: lines.map(line => inlineOf(line, most)),
                    style: isBare(lines, most) ? 'names' : 'dense',
                },
            ]),
        ],
    };
}
function heading(text) {
    return { kind: 'heading', text };
}
function mostLines(sections, room) {
    for (let most = MAX_LINES; most > 0; most -= 1)
        if (sections.reduce((sum, section) => sum + roomOf(section, most), 0) <= room)
            return most;
    return 0;
}
function roomOf({ lines }, most) {
    if (isBare(lines, most))
        return HEADING_LINES + lines.length / NAMES_IN_LINE;
    return lines.reduce((sum, { item, text }) => sum + Math.min(most, linesOf(`${item.data.nome} ${text}`)), HEADING_LINES);
}
function linesOf(text) {
    return Math.max(1, Math.ceil(text.length / LINE_CHARACTERS));
}
function isBare(lines, most) {
    return most === 0 || lines.every(({ text }) => text === '');
}
function inlineOf({ item, text, isCode }, most) {
    const link = itemLink(item);
    if (text === '' || most === 0)
        return [link];
    const shown = cut(text, most * LINE_CHARACTERS - item.data.nome.length - 1);
    return isCode ? [link, { code: shown }] : [link, ' ', { soft: shown }];
}
function cut(text, characters) {
    if (text.length <= characters)
        return text;
    const head = text.slice(0, Math.max(characters - 1, 0));
    return `${head.replace(/\s+\S*$/, '')}…`;
}

; 


const MAX_FULL_ENTRIES = 200;
const SYNTAX_PAGE = '/sintaxe';
function syntaxPage(model, words) {
    const { sintaxe, index } = model.files;
    const of = (tipo) => itemsOf(model, tipo);
    const [reserved, contextual, operators] = [of('palavra'), of('contextual'), of('operador')];
    const isLean = reserved.length + contextual.length + operators.length > MAX_FULL_ENTRIES;
    const section = (title, intro, items, facts) => items.length === 0
        ? []
        : [
            { kind: 'heading', text: title },
            ...(intro === '' ? [] : [{ kind: 'text', text: [intro], tone: 'soft' }]),
            ...items.map((item, i) => itemEntry(item, words, { facts: facts(i), isLean })),
        ];
    const equivalent = (text) => text ? [[words.equivalent, [{ code: text }]]] : [];
    const [verbs, rules] = [of('verbo'), of('regra')];
    const blocks = [
        ...(rules.length === 0 ? [] : [{ kind: 'heading', text: words.rules }, ruleList(rules)]),
        ...section(words.reserved, words.reservedIntro, reserved, i => equivalent(sintaxe.reservadas[i]?.equivalente)),
        ...section(words.contextual, words.contextualIntro, contextual, i => {
            const word = sintaxe.contextuais[i];
            return [
                ...(word?.onde ? [[words.where, [word.onde]]] : []),
                ...equivalent(word?.equivalente),
            ];
        }),
        ...section(words.operators, '', operators, i => equivalent(sintaxe.operadores[i]?.equivalente)),
        ...section(words.verbs, words.verbsIntro, verbs, () => []),
    ];
    return {
        path: SYNTAX_PAGE,
        title: words.syntax,
        description: `${words.syntax}: ${index.nome} ${index.versao}`,
        trail: [],
        blocks,
        contents: [...reserved, ...contextual, ...operators, ...verbs].map(itemCrumb),
    };
}
function ruleList(rules) {
    return {
        kind: 'list',
        style: 'numbered',
        items: rules.map(({ data }) => [data.nome]),
        ids: rules.map(({ address }) => address.fragment ?? ''),
    };
}

; 












const HOME_PAGE = '/index';
const INDEX_PAGE = '/indice';
const DATA_PAGE = '/dados';
function parts(model, words) {
    const count = (...tipos) => tipos
        .map(tipo => [itemsOf(model, tipo).length, words.kinds[tipo]])
        .filter(([number]) => number > 0)
        .map(([number, [one, many]]) => words.count(number, one, many))
        .join(', ');
    return [
        { text: words.syntax, page: SYNTAX_PAGE, counts: count('palavra', 'contextual', 'operador', 'regra') },
        { text: words.builtins, page: BUILTINS_PAGE, counts: count('embutida') },
        { text: words.modules, page: MODULES_PAGE, counts: count('modulo', 'simbolo') },
        { text: words.commands, page: COMMANDS_PAGE, counts: count('comando') },
        { text: words.errors, page: ERRORS_PAGE, counts: count('erro') },
    ].filter(({ counts }) => counts !== '');
}
function homePage(model, words) {
    const { nome, versao, descricao, documentacao } = model.files.index;
    const more = [
        [{ link: { page: SHEET_PAGE }, text: words.sheet }, `: ${words.sheetIntro}`],
        [{ link: { page: INDEX_PAGE }, text: words.index }, `: ${words.indexIntro}`],
        [{ link: { page: CHECKER_PAGE }, text: words.check.title }, `: ${words.check.intro}`],
        ...(model.editors.length > 0
            ? [[{ link: { page: EDITORS_PAGE }, text: words.editors.title }, `: ${words.editors.intro}`]]
            : []),
        ...((model.referencia.mudancas ?? []).length > 0
            ? [[{ link: { page: CHANGES_PAGE }, text: words.changes }, `: ${words.changesIntro}`]]
            : []),
        [{ link: { url: documentacao }, text: words.documentation }],
        ...(model.isCopy ? [] : [[{ link: { file: `${DATA_PAGE}.html` }, text: words.data }, ': JSON, OpenAPI']]),
    ];
    return {
        path: HOME_PAGE,
        title: `${nome} ${versao}`,
        description: descricao,
        trail: [],
        layout: 'home',
        blocks: [
            { kind: 'text', text: [descricao], tone: 'lead' },
            {
                kind: 'list',
                items: parts(model, words).map(({ text, page, counts }) => [
                    { link: { page }, text },
                    ' ',
                    { soft: counts },
                ]),
            },
            ...(model.firstProgram === undefined
                ? []
                : [
                    { kind: 'heading', text: words.start },
                    {
                        kind: 'code',
                        code: model.firstProgram.text.replace(/\n+$/, ''),
                        caption: [{ code: model.firstProgram.path }],
                    },
                ]),
            { kind: 'heading', text: words.more },
            { kind: 'list', items: more },
        ],
    };
}
function indexPages(model, words) {
    const named = model.items.filter(({ data }) => data.tipo !== 'regra');
    const keys = new Map(named.map(item => [item, folded(item.data.nome)]));
    const sorted = [...named].sort((a, b) => (0,code_points .O)(keys.get(a), keys.get(b)) ||
        (0,code_points .O)(a.data.id, b.data.id));
    const rows = sorted.map((item) => {
        const { tipo, modulo } = item.data;
        return { cells: [[itemLink(item)], [modulo === null ? words.kinds[tipo][0] : modulo]] };
    });
    const frame = {
        path: INDEX_PAGE,
        title: words.index,
        description: words.indexIntro,
        trail: [],
    };
    return tablePages(frame, [{ kind: 'text', text: [words.indexIntro], tone: 'soft' }], [words.name, words.kind], rows);
}
function folded(name) {
    return name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

; 




const HOME_BLOCKS = 2;
const UNREAD_PAGES = [INDEX_PAGE, SHEET_PAGE, CHECKER_PAGE, EDITORS_PAGE];
function offlinePages(pages) {
    return pages
        .filter(({ path }) => !UNREAD_PAGES.includes(path.replace(/~\d+$/, '')))
        .map(page => (page.path === HOME_PAGE ? { ...page, blocks: page.blocks.slice(0, HOME_BLOCKS) } : page));
}

; 




const FOLDER = '/devdocs/';
const MTIME_DIGITS = 7;
function devdocs(pages, model, words) {
    const db = jsonLine(Object.fromEntries(offlinePages(pages).map(page => [page.path.slice(1), pageHtml(page)])));
    const { nome, versao, documentacao } = model.files.index;
    const meta = {
        name: nome,
        slug: slugOf(nome),
        type: 'refdata',
        version: versao,
        release: versao,
        mtime: numberOf(model.referencia.commit === null ? db : db.replaceAll(model.referencia.commit, '')),
        db_size: Buffer.byteLength(db),
        links: { home: model.baseUrl ?? documentacao },
    };
    return [
        { path: `${FOLDER}index.json`, text: jsonLine(indexOf(model, words)) },
        { path: `${FOLDER}db.json`, text: db },
        { path: `${FOLDER}meta.json`, text: jsonLine(meta) },
    ];
}
function numberOf(text) {
    return Number.parseInt((0,external_node_crypto_.createHash)('sha256').update(text).digest('hex').slice(0, MTIME_DIGITS), 16);
}
function jsonLine(value) {
    return `${JSON.stringify(value)}\n`;
}
function pageHtml(page) {
    return `<h1>${(0,html .qy)(page.title)}</h1>\n${blocksHtml(page, '')}`;
}
function indexOf({ items }, { kinds }) {
    const named = items.filter(({ data }) => data.tipo !== 'regra');
    const counts = new Map();
    for (const { data } of named)
        counts.set(data.tipo, (counts.get(data.tipo) ?? 0) + 1);
    return {
        entries: named.map(({ data: { nome, modulo, tipo }, address: { page, fragment } }) => ({
            name: modulo === null ? nome : `${modulo}.${nome}`,
            path: page.slice(1) + (fragment === undefined ? '' : `#${fragment}`),
            type: kinds[tipo][1],
        })),
        types: [...counts].map(([tipo, count]) => ({ name: kinds[tipo][1], count, slug: slugOf(tipo) })),
    };
}
function slugOf(name) {
    const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
    return plain.replace(/[^0-9a-z]+/g, '_').replace(/^_+|_+$/g, '') || 'refdata';
}

; 

const NO_CHARACTERS = /[\uFFFE\uFFFF]/g;
function xml(text) {
    return (0,html .qy)(text).replace(NO_CHARACTERS, '\uFFFD');
}

; 


const FEED_PATH = '/mudancas.xml';
const feed_MAX_ENTRIES = 20;
const feed_MAX_LINES = 100;
function changesFeed({ referencia, baseUrl, files }, words) {
    const versions = referencia.mudancas ?? [];
    const [newest] = versions;
    if (baseUrl === null || newest === undefined)
        return undefined;
    const { nome } = files.index;
    const page = `${baseUrl}${CHANGES_PAGE}`;
    const entries = versions.slice(0, feed_MAX_ENTRIES).map(({ versao, data, mudancas }) => {
        const address = `${page}#${encodeURIComponent(versionId(versao))}`;
        const lines = mudancas.slice(0, feed_MAX_LINES).map(({ texto }) => `- ${texto}`);
        const more = mudancas.length - lines.length;
        const text = [...lines, ...(more > 0 ? [`+ ${more}`] : [])].join('\n') || words.noChanges;
        return `<entry>
<id>${xml(address)}</id>
<title>${xml(`${nome} ${versao}`)}</title>
<updated>${data}T00:00:00Z</updated>
<link href="${xml(address)}"/>
<content type="text">${xml(text)}</content>
</entry>
`;
    });
    const updated = versions
        .map(({ data }) => data)
        .sort()
        .at(-1) ?? newest.data;
    return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${words.lang}">
<id>${xml(page)}</id>
<title>${xml(`${nome}: ${words.changes}`)}</title>
<updated>${updated}T00:00:00Z</updated>
<author><name>${xml(nome)}</name></author>
<link rel="self" type="application/atom+xml" href="${xml(baseUrl + FEED_PATH)}"/>
<link href="${xml(page)}"/>
${entries.join('')}</feed>
`;
}

; 









const MAX_LLMS_CHARACTERS = 50_000;
const MAX_AGENTS_BYTES = 8 * 1024;
const texts_MAX_LINE_CHARACTERS = 200;
function botTexts(pages, model, words) {
    const folders = ['/modulos/', '/comandos/', '/erros/'].filter(folder => pages.some(({ path }) => path.startsWith(folder)));
    const feed = changesFeed(model, words);
    return [
        { path: '/llms.txt', text: llmsText(model, pages, folders, words) },
        ...folders.flatMap(folder => nested(folder, pages, model)),
        ...fullTexts(pages),
        { path: '/AGENTS.md', text: agentsText(model, words) },
        ...devdocs(pages, model, words),
        ...(feed === undefined ? [] : [{ path: FEED_PATH, text: feed }]),
        ...(model.baseUrl === null ? [] : [{ path: '/sitemap.xml', text: sitemap(pages, model.baseUrl) }]),
    ];
}
function llmsText(model, pages, folders, words) {
    const { nome, versao, descricao } = model.files.index;
    const at = linker(model, '/llms');
    const said = (0,words_words .O)(model.idioma).others;
    const top = pages.filter(({ path }) => !path.includes('~') && !folders.some(folder => path.startsWith(folder)));
    return [
        `# ${line(nome)} ${line(versao)}`,
        `> ${line(descricao)}`,
        `## ${words.reference}`,
        top.map(page => entry(page, at)).join('\n'),
        ...folders.map(folder => `- [${folder}](${at(`${folder}llms.txt`)})`),
        `## ${words.data}`,
        [
            [contract_files .Lh, said.referencia],
            ['/search.json', said.search],
            [(0,contract_files .XM)('index'), said.sevenFiles],
            [openapi .V, said.openapi],
            ['/AGENTS.md', said.agents],
        ]
            .map(([path = '', text]) => `- [${path}](${at(path)}): ${text}`)
            .join('\n'),
        '',
    ].join('\n\n');
}
function nested(folder, pages, model) {
    const at = linker(model, `${folder}llms`);
    const own = pages.filter(({ path }) => path.startsWith(folder) && path !== `${folder}index`);
    return texts_cut(`# ${line(model.files.index.nome)} ${folder}\n\n`, own.map(page => `${entry(page, at)}\n`)).map((text, i) => ({ path: i === 0 ? `${folder}llms.txt` : `${folder}llms-${i + 1}.txt`, text }));
}
function fullTexts(pages) {
    const sections = new Map();
    for (const page of pages) {
        const [, first = '', rest] = page.path.split('/');
        const section = (rest === undefined ? first : first).replace(/~\d+$/, '');
        if (section === 'folha' || section === 'verifica' || section === 'indice' || section === 'index')
            continue;
        sections.set(section, [
            ...(sections.get(section) ?? []),
            `${pageMarkdown(page, `/llms-full/${section}`)}\n`,
        ]);
    }
    return [...sections].flatMap(([section, texts]) => texts_cut('', texts).map((text, i) => ({
        path: `/llms-full/${section}${i === 0 ? '' : `-${i + 1}`}.txt`,
        text,
    })));
}
function texts_cut(head, texts) {
    const parts = [];
    let part = head;
    for (const text of texts) {
        if (part.length + text.length > MAX_LLMS_CHARACTERS && part !== head) {
            parts.push(part);
            part = head;
        }
        part += text.slice(0, MAX_LLMS_CHARACTERS - head.length);
    }
    return part === head ? parts : [...parts, part];
}
function agentsText(model, words) {
    const { index, sintaxe, embutidas, modulos, comandos, erros } = model.files;
    const list = (names) => names.map(name => `\`${line(name).replaceAll('`', "'")}\``).join(' ');
    const at = linker(model, '/AGENTS');
    const sections = [
        `# ${line(index.nome)} ${line(index.versao)}\n\n${line(index.descricao)}\n`,
        `Programs end in \`${line(sintaxe.extensao)}\`. A name that is not in [search.json](${at('/search.json')}) does not exist: do not invent names. Everything of a name is in [referencia.json](${at(contract_files .Lh)}); a page of this site is Markdown at the same address with the ending .md.\n`,
        `## Where\n\n${parts(model, words)
            .map(({ text, page, counts }) => `- [${text}](${at(`${page}.md`)}): ${counts}`)
            .join('\n')}\n`,
        sintaxe.regras.length === 0
            ? ''
            : `## ${words.rules}\n\n${sintaxe.regras.map(rule => `- ${line(rule)}`).join('\n')}\n`,
        `## ${words.reserved}\n\n${list(sintaxe.reservadas.map(({ palavra }) => palavra))}\n`,
        `## ${words.contextual}\n\n${list(sintaxe.contextuais.map(({ palavra }) => palavra))}\n`,
        `## ${words.operators}\n\n${list(sintaxe.operadores.map(({ simbolo }) => simbolo))}\n`,
        `## ${words.modules}\n\n${list(modulos.modulos.map(({ nome }) => nome))}\n`,
        `## ${words.builtins}\n\n${list(embutidas.funcoes)}\n`,
        `## ${words.commands}\n\n${list(comandos.grupos.flatMap(({ comandos: each }) => each.map(({ nome }) => nome)))}\n`,
        `## ${words.errors}\n\n${list(erros.codigos.map(({ codigo }) => codigo))}\n`,
    ];
    return bounded(sections.filter(text => text !== '' && !/\n\n\n$/.test(text)));
}
function bounded(sections) {
    const size = (part) => Buffer.byteLength(part);
    let [text, left] = ['', MAX_AGENTS_BYTES];
    for (const section of sections) {
        const bytes = size(`${section}\n`);
        if (bytes <= left) {
            text += `${section}\n`;
            left -= bytes;
            continue;
        }
        const more = ' …\n\n';
        const words = section.split(' ');
        let room = left - size(more) + 1;
        const fitting = words.findIndex(word => {
            room -= size(word) + 1;
            return room < 0;
        });
        if (fitting < 4)
            continue;
        const kept = words.slice(0, fitting).join(' ') + more;
        text += kept;
        left -= size(kept);
    }
    return text;
}
function sitemap(pages, baseUrl) {
    const urls = pages.map(({ path }) => {
        const address = baseUrl + encodeURI(path.replace(/\/index$/, '/'));
        return `<url><loc>${address.replace(/&/g, '&amp;').replace(/'/g, '&apos;')}</loc></url>`;
    });
    return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`;
}
function entry({ path, title, description }, at) {
    const text = line(description);
    return `- [${line(title).replace(/[[\]\\]/g, '\\$&')}](${at(`${path}.md`)})${text === '' || text === line(title) ? '' : `: ${text}`}`;
}
function linker({ baseUrl }, from) {
    return path => (baseUrl === null ? relativePath(from, path) : baseUrl + encodeURI(path));
}
function line(text) {
    return (0,visible .P)(text, texts_MAX_LINE_CHARACTERS);
}

; 
const IN_PROGRAMS = new Set([
    'palavra',
    'contextual',
    'operador',
    'verbo',
    'embutida',
    'modulo',
    'simbolo',
    'erro',
]);
function packLanguage({ index, sintaxe, modulos, comandos, erros }, { mudancas: _, itens, ...referencia }, urlOf, lexico, unread, shown) {
    const bare = (list) => list.map(each => ({ ...each, descricao: '' }));
    return {
        files: {
            index,
            sintaxe: {
                ...sintaxe,
                reservadas: bare(sintaxe.reservadas),
                contextuais: bare(sintaxe.contextuais),
                operadores: [],
                regras: [],
            },
            modulos: {
                ...modulos,
                modulos: modulos.modulos.map(({ nome }) => ({ nome, apelidos: [], total: 0, simbolos: [] })),
            },
            comandos: { ...comandos, grupos: [] },
            erros: { ...erros, codigos: lexico === undefined ? [] : erros.codigos.map(packError) },
        },
        referencia: {
            ...referencia,
            itens: itens.filter(({ tipo }) => IN_PROGRAMS.has(tipo)).map(item => packItem(item, urlOf(item))),
        },
        ...(lexico && { lexico }),
        unread,
        shown,
    };
}
function packError(code) {
    if (/^ *\t/m.test(code.exemplo))
        return code;
    return { ...code, titulo: '', explicacao: '', solucao: '', doc: '' };
}
function packItem(item, endereco) {
    const { id, tipo, nome, apelidos, modulo, exemplos, resumo, desde, obsoleto, outros } = item;
    return {
        id,
        tipo,
        nome,
        endereco,
        ...(apelidos.length > 0 && { apelidos }),
        ...(modulo !== null && { modulo }),
        ...(tipo === 'modulo' && exemplos.length > 0 && { exemplos }),
        ...(tipo === 'erro' && { resumo }),
        ...(desde !== null && { desde }),
        ...(obsoleto !== null && { obsoleto }),
        ...(outros && { outros }),
    };
}
function unpackLanguage({ files, referencia, lexico, unread, shown }) {
    const itens = referencia.itens.map((item) => ({
        apelidos: [],
        modulo: null,
        assinatura: null,
        parametros: null,
        retorno: null,
        resumo: '',
        documentacao: '',
        exemplos: [],
        fonte: null,
        desde: null,
        obsoleto: null,
        ...item,
    }));
    return { files, referencia: { ...referencia, itens }, lexico, unread, shown };
}

var shown_names = __webpack_require__(62754);
; 



const ROOT = '/';
function languageScript({ files, referencia, byId }, lexico, unread) {
    const packed = packLanguage(files, referencia, ({ id }) => relativeLink(ROOT, byId.get(id)?.address, 'html'), lexico, unread, (0,shown_names .k)(referencia));
    return new TextEncoder().encode(`globalThis.refdataLanguage=${JSON.stringify(packed)};\n`);
}

var registry = __webpack_require__(67614);
; 
const assets = {
    "busca.js": "/**\n * The search: exact names before beginnings before what is nearly so, and each list follows from the query alone, so that\n * nothing moves while somebody reads. `nomes.js` has the names, `minisearch.js` finds what is written in another way.\n */\n(() => {\n  const MAX_RESULTS = 40;\n  /** With fewer than these, words of summaries and names that are nearly right are looked for, too. */\n  const ENOUGH = 8;\n  const CHUNK = 500;\n\n  const fold = text => text.normalize('NFD').replace(/\\p{M}/gu, '').toLowerCase();\n  /** Parts of names: `ordena_por`, `Lume.Texto`, `parseInt`; operators stay whole. */\n  const tokens = text => {\n    const words = text.match(/[\\p{L}\\p{M}\\p{N}]+/gu) ?? [];\n    const parts = words.flatMap(word => word.split(/(?<=\\p{Ll})(?=\\p{Lu})/u));\n    return [...new Set([...words, ...parts])];\n  };\n\n  const { tipos, modulos, paginas, itens } = globalThis.refdataNames;\n  const names = itens.map(([nome, tipo, pagina, fragmento, modulo, resumo], id) => {\n    const page = paginas[pagina];\n    const fragment = fragmento === 1 ? nome : fragmento;\n    const url = fragment === 0 ? page : `${page}#${encodeURIComponent(fragment)}`;\n    const folded = fold(nome);\n    const within = modulo === 0 ? '' : modulos[modulo - 1];\n    return { id, nome, tipo, url, folded, within, resumo: resumo ?? '', parts: folded.split(/[._\\s]+/) };\n  });\n\n  let added = 0;\n  const mini = new globalThis.MiniSearch({\n    fields: ['nome', 'resumo'],\n    tokenize: tokens,\n    processTerm: fold,\n    // Two letters in each other's place are two edits.\n    searchOptions: {\n      prefix: true,\n      fuzzy: term => (term.length > 4 ? Math.max(2, Math.round(term.length / 4)) : term.length === 4),\n      boost: { nome: 3 },\n    },\n  });\n  const addUpTo = end => {\n    mini.addAll(names.slice(added, end));\n    added = Math.min(end, names.length);\n  };\n  const addMore = () => {\n    if (added >= names.length) return;\n    addUpTo(added + CHUNK);\n    setTimeout(addMore, 0);\n  };\n  setTimeout(addMore, 200);\n\n  /** Lower is better; nothing for what only the index may find. */\n  const rank = (name, query, folded) => {\n    if (name.nome === query) return 0;\n    if (name.nome.toLowerCase() === query.toLowerCase()) return 1;\n    if (name.folded === folded) return 2;\n    if (name.nome.startsWith(query)) return 3;\n    if (name.folded.startsWith(folded)) return 4;\n    if (name.parts.includes(folded)) return 5;\n    if (name.parts.some(part => part.startsWith(folded))) return 6;\n    return undefined;\n  };\n\n  const find = (query, tipo) => {\n    const folded = fold(query);\n    const fits = name => tipo === '' || name.tipo === Number(tipo);\n    const found = [];\n    for (const name of names) {\n      if (!fits(name)) continue;\n      const at = rank(name, query, folded);\n      if (at !== undefined) found.push({ name, at });\n    }\n    found.sort((a, b) => a.at - b.at || a.name.nome.length - b.name.nome.length || a.name.id - b.name.id);\n    const results = found.map(({ name }) => name);\n    if (results.length < ENOUGH && /[\\p{L}\\p{N}]/u.test(query)) {\n      addUpTo(names.length);\n      const known = new Set(results);\n      for (const { id } of mini.search(query))\n        if (fits(names[id]) && !known.has(names[id])) results.push(names[id]);\n    }\n    return results;\n  };\n\n  /** By kind, the kind of the best result first; in each, the best first. */\n  const grouped = results => {\n    const groups = new Map();\n    for (const name of results) groups.set(name.tipo, [...(groups.get(name.tipo) ?? []), name]);\n    return [...groups];\n  };\n\n  globalThis.refdataSearch = (form, base) => {\n    const input = form.querySelector('input');\n    const status = document.querySelector('[role=\"status\"]');\n    const { none, found, one, kind, all } = form.dataset;\n    const select = document.createElement('select');\n    select.setAttribute('aria-label', kind);\n    select.append(new Option(all, ''), ...tipos.map(([, many], i) => new Option(many, String(i))));\n    input.after(select);\n    const results = document.createElement('div');\n    results.className = 'results';\n    results.hidden = true;\n    const list = document.createElement('div');\n    list.id = '-resultados';\n    list.setAttribute('role', 'listbox');\n    list.setAttribute('aria-label', input.getAttribute('aria-label'));\n    const nothing = document.createElement('p');\n    nothing.textContent = none;\n    results.append(list, nothing);\n    form.append(results);\n    for (const [name, value] of Object.entries({\n      role: 'combobox',\n      autocomplete: 'off',\n      'aria-autocomplete': 'list',\n      'aria-expanded': 'false',\n      'aria-controls': list.id,\n    }))\n      input.setAttribute(name, value);\n    let shown = [];\n    let active = -1;\n\n    const close = () => {\n      results.hidden = true;\n      input.setAttribute('aria-expanded', 'false');\n      input.removeAttribute('aria-activedescendant');\n      active = -1;\n    };\n    const choose = to => {\n      shown[active]?.setAttribute('aria-selected', 'false');\n      active = to;\n      const option = shown[active];\n      if (!option) {\n        input.removeAttribute('aria-activedescendant');\n        return;\n      }\n      option.setAttribute('aria-selected', 'true');\n      option.scrollIntoView({ block: 'nearest' });\n      input.setAttribute('aria-activedescendant', option.id);\n    };\n    const element = (tag, text, attributes = {}) => {\n      const made = document.createElement(tag);\n      made.textContent = text;\n      for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);\n      return made;\n    };\n    const option = (name, i) => {\n      const made = element('div', '', { role: 'option', id: `-r${i}`, 'aria-selected': 'false' });\n      made.append(element('code', name.nome, { translate: 'no' }));\n      if (name.within) made.append(element('small', name.within));\n      if (name.resumo) made.append(element('small', name.resumo));\n      made.dataset.url = base + name.url;\n      return made;\n    };\n    const show = () => {\n      const query = input.value.trim();\n      if (query === '') {\n        close();\n        status.textContent = '';\n        return;\n      }\n      const matches = find(query, select.value);\n      let at = 0;\n      list.replaceChildren(\n        ...grouped(matches.slice(0, MAX_RESULTS)).map(([tipo, group]) => {\n          const label = tipos[tipo][1];\n          const made = element('div', '', { role: 'group', 'aria-label': label });\n          made.append(\n            element('div', label, { 'aria-hidden': 'true' }),\n            ...group.map(name => option(name, at++)),\n          );\n          return made;\n        }),\n      );\n      shown = [...list.querySelectorAll('[role=\"option\"]')];\n      const { length } = matches;\n      status.textContent = length === 0 ? none : length === 1 ? one : found.replace('{n}', String(length));\n      nothing.hidden = length > 0;\n      results.hidden = false;\n      input.setAttribute('aria-expanded', String(length > 0));\n      choose(-1);\n    };\n\n    input.addEventListener('input', show);\n    select.addEventListener('change', show);\n    input.addEventListener('keydown', event => {\n      const count = results.hidden ? 0 : shown.length;\n      if (event.key === 'Escape') {\n        if (results.hidden) input.value = '';\n        close();\n      } else if (event.key === 'ArrowDown' && count > 0) choose((active + 1) % count);\n      else if (event.key === 'ArrowUp' && count > 0) choose((Math.max(active, 0) - 1 + count) % count);\n      else return;\n      event.preventDefault();\n    });\n    form.addEventListener('submit', event => {\n      event.preventDefault();\n      const target = shown[active] ?? shown[0];\n      if (target && !results.hidden) location.href = target.dataset.url;\n    });\n    form.addEventListener('focusout', event => {\n      if (!form.contains(event.relatedTarget)) close();\n    });\n    input.addEventListener('focus', () => {\n      if (input.value.trim() !== '') show();\n    });\n    list.addEventListener('pointerdown', event => event.preventDefault());\n    list.addEventListener('click', event => {\n      const target = event.target.closest('[role=\"option\"]');\n      if (target) location.href = target.dataset.url;\n    });\n    if (input.value !== '') show();\n  };\n})();\n",
    "copia.js": "/** On pages of a copy: which version the site has now, and this page in it, if it is still there. */\n(() => {\n  const root = new URL('../../../', document.currentScript.src);\n  document.addEventListener('DOMContentLoaded', () => {\n    const note = document.querySelector('.copy-note');\n    const current = globalThis.refdataCurrent;\n    const { page, versao, newer, open, missing } = note.dataset;\n    if (!current || current.versao === versao) return;\n    const named = text => text.replace('{versao}', () => current.versao);\n    if (!current.paginas.includes(page)) {\n      note.append(` ${named(newer)} ${missing}`);\n      return;\n    }\n    const link = document.createElement('a');\n    link.href = new URL(`.${page}.html${location.hash}`, root).href;\n    link.textContent = named(open);\n    note.append(` ${named(newer)} `, link);\n    // Who goes on to another name of the page means that name.\n    addEventListener('hashchange', () => {\n      link.hash = location.hash;\n    });\n  });\n})();\n",
    "estilo.css": ":root {\n  color-scheme: light dark;\n  --page: light-dark(#f6f7f9, #0e1118);\n  --card: light-dark(#ffffff, #171b25);\n  --text: light-dark(#1b2230, #e7eaf1);\n  --soft: light-dark(#525c6e, #a9b3c4);\n  --line: light-dark(#d9dee7, #2c3444);\n  --code: light-dark(#eef1f6, #0a0d14);\n  --link: light-dark(#1a4fae, #8ab8ff);\n  --accent: light-dark(#4b4fc4, #b3b6ff);\n  --mark: light-dark(#fff4d6, #3b3110);\n}\n* {\n  box-sizing: border-box;\n}\nhtml {\n  scroll-padding-top: 1rem;\n}\nbody {\n  margin: 0;\n  background: var(--page);\n  color: var(--text);\n  font:\n    1rem / 1.6 system-ui,\n    sans-serif;\n  overflow-wrap: anywhere;\n}\na {\n  color: var(--link);\n  text-underline-offset: 0.15em;\n}\n:focus-visible {\n  outline: 2px solid var(--accent);\n  outline-offset: 2px;\n  border-radius: 0.2rem;\n}\n:target {\n  background: var(--mark);\n}\n.skip {\n  position: absolute;\n  left: -99rem;\n}\n.skip:focus {\n  left: 0.5rem;\n  top: 0.5rem;\n  padding: 0.3rem 0.6rem;\n  background: var(--card);\n  z-index: 3;\n}\n.hidden {\n  position: absolute;\n  width: 1px;\n  height: 1px;\n  overflow: hidden;\n  clip-path: inset(50%);\n  white-space: nowrap;\n}\nbody > header {\n  border-top: 0.3rem solid var(--accent);\n  border-bottom: 1px solid var(--line);\n  background: var(--card);\n}\n.bar,\n.frame,\nbody > footer {\n  max-width: 76rem;\n  margin: 0 auto;\n  padding: 0 1.25rem;\n}\n.bar {\n  display: flex;\n  flex-wrap: wrap;\n  align-items: center;\n  gap: 0.4rem 1.5rem;\n  padding-block: 0.7rem;\n}\n.site {\n  font-weight: 700;\n  font-size: 1.1rem;\n  text-decoration: none;\n  color: inherit;\n}\n.site span {\n  color: var(--soft);\n  font-weight: 400;\n}\n.bar nav {\n  flex: 1 1 20rem;\n}\nnav ul,\nnav ol {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0.2rem 1rem;\n  margin: 0;\n  padding: 0;\n  list-style: none;\n}\n.bar nav a {\n  text-decoration: none;\n}\n.bar nav a[aria-current] {\n  font-weight: 600;\n  color: inherit;\n}\n.search {\n  position: relative;\n  display: flex;\n  flex: 1 1 18rem;\n  flex-wrap: wrap;\n  gap: 0.4rem;\n}\n.search input,\n.search select,\nbutton {\n  min-width: 0;\n  padding: 0.4rem 0.6rem;\n  border: 1px solid light-dark(#7d8799, #6c778c);\n  border-radius: 0.4rem;\n  background: var(--page);\n  color: inherit;\n  font: inherit;\n  font-size: 0.95rem;\n}\n.search input {\n  flex: 1 1 9rem;\n}\n.search select {\n  max-width: 8.5rem;\n}\nbutton {\n  cursor: pointer;\n}\n.checker {\n  display: grid;\n  justify-items: start;\n  gap: 0.5rem;\n}\n.checker textarea {\n  box-sizing: border-box;\n  width: 100%;\n  padding: 0.6rem 0.8rem;\n  border: 1px solid light-dark(#7d8799, #6c778c);\n  border-radius: 0.4rem;\n  background: var(--card);\n  color: inherit;\n  font-family: ui-monospace, monospace;\n  font-size: 0.9rem;\n  line-height: 1.5;\n  tab-size: 4;\n}\n.checked [data-state=\"unknown\"] > :first-child {\n  border-inline-start: 0.3rem solid light-dark(#b3261e, #f2b8b5);\n}\n.checked code {\n  overflow-wrap: anywhere;\n}\n.results {\n  position: absolute;\n  inset: calc(100% + 0.3rem) 0 auto;\n  z-index: 2;\n  border: 1px solid var(--line);\n  border-radius: 0.5rem;\n  background: var(--card);\n  box-shadow: 0 0.6rem 1.6rem rgb(0 0 0 / 0.25);\n}\n.results [role=\"group\"] > div:first-child {\n  padding: 0.5rem 0.8rem 0.1rem;\n  color: var(--soft);\n  font-size: 0.8rem;\n}\n.results [role=\"option\"] {\n  padding: 0.3rem 0.8rem;\n  cursor: pointer;\n}\n.results [role=\"option\"] small {\n  display: block;\n  color: var(--soft);\n}\n.results [aria-selected=\"true\"] {\n  background: var(--mark);\n}\n.results [role=\"listbox\"] {\n  max-height: min(28rem, 70vh);\n  overflow: auto;\n}\n.results p {\n  margin: 0;\n  padding: 0.6rem 0.8rem;\n}\n.frame {\n  display: grid;\n  grid-template-columns: minmax(0, 1fr);\n  gap: 0 2.5rem;\n  padding-block: 1.2rem 3rem;\n}\n.trail {\n  font-size: 0.9rem;\n}\n.trail li + li::before {\n  content: \"›\";\n  margin-right: 1rem;\n  color: var(--soft);\n}\nh1 {\n  margin: 0.4rem 0 0.8rem;\n  font-size: 2rem;\n  line-height: 1.2;\n}\nh2 {\n  margin: 2.2rem 0 0.5rem;\n  font-size: 1.35rem;\n}\nh3,\n.entry > h2 {\n  margin: 0;\n  font-size: 1.05rem;\n}\np {\n  margin: 0.5rem 0;\n}\n.prose {\n  white-space: pre-line;\n}\n.lead {\n  max-width: 46rem;\n  font-size: 1.15rem;\n}\n.soft,\n.counts {\n  color: var(--soft);\n}\n.warning {\n  padding: 0.4rem 0.7rem;\n  border-left: 0.3rem solid light-dark(#b06a00, #ffc46b);\n  background: var(--mark);\n}\ncode,\npre {\n  font:\n    0.9em / 1.55 ui-monospace,\n    SFMono-Regular,\n    Menlo,\n    Consolas,\n    \"DejaVu Sans Mono\",\n    monospace;\n}\np code,\nli code,\ntd code,\ndd code {\n  padding: 0.05rem 0.25rem;\n  border-radius: 0.25rem;\n  background: var(--code);\n}\npre {\n  margin: 0;\n  padding: 0.8rem 1rem;\n  overflow: auto;\n  border: 1px solid var(--line);\n  border-radius: 0.5rem;\n  background: var(--code);\n  overflow-wrap: normal;\n}\npre code {\n  font-size: 1em;\n}\n.code {\n  position: relative;\n  margin: 0.8rem 0;\n}\nfigcaption {\n  margin-bottom: 0.2rem;\n  color: var(--soft);\n  font-size: 0.9rem;\n}\n.code > button {\n  position: absolute;\n  right: 0.4rem;\n  bottom: 0.4rem;\n  padding: 0.1rem 0.5rem;\n  font-size: 0.8rem;\n  background: var(--card);\n}\n.entry {\n  margin: 0.8rem 0;\n  padding: 0.9rem 1.1rem;\n  border: 1px solid var(--line);\n  border-radius: 0.6rem;\n  background: var(--card);\n}\n.anchor {\n  color: inherit;\n  text-decoration: none;\n}\n.anchor:hover {\n  text-decoration: underline;\n}\n.rest {\n  color: var(--soft);\n  font-weight: 400;\n}\n.facts {\n  display: grid;\n  gap: 0.2rem;\n  margin: 0.6rem 0 0;\n  font-size: 0.93rem;\n}\n.facts > div {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0 0.6rem;\n}\ndt {\n  color: var(--soft);\n}\ndd {\n  margin: 0;\n  min-width: 0;\n}\nul {\n  padding-left: 1.2rem;\n}\ntable {\n  width: 100%;\n  margin: 0.8rem 0;\n  border-collapse: collapse;\n  background: var(--card);\n}\nth,\ntd {\n  padding: 0.4rem 0.7rem;\n  border: 1px solid var(--line);\n  text-align: start;\n  vertical-align: top;\n  font-weight: 400;\n}\nthead th {\n  color: var(--soft);\n  font-size: 0.9rem;\n}\n.home main > ul:first-of-type {\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));\n  gap: 0.8rem;\n  padding: 0;\n  list-style: none;\n}\n.home main > ul:first-of-type > li {\n  padding: 0.9rem 1.1rem;\n  border: 1px solid var(--line);\n  border-radius: 0.6rem;\n  background: var(--card);\n}\n.home main > ul:first-of-type a {\n  display: block;\n  font-size: 1.1rem;\n  font-weight: 600;\n}\n.here {\n  font-size: 0.9rem;\n}\n.here a {\n  text-decoration: none;\n}\n.here h2 {\n  margin: 0.4rem 0;\n  font-size: 0.9rem;\n  color: var(--soft);\n}\n.around {\n  display: flex;\n  flex-wrap: wrap;\n  justify-content: space-between;\n  gap: 1rem;\n  margin-top: 2rem;\n}\n.around > * {\n  flex: 0 1 auto;\n  min-width: min(10rem, 100%);\n  overflow-wrap: anywhere;\n}\n.around > :last-child {\n  text-align: end;\n}\nbody > footer {\n  padding-block: 1rem 2.5rem;\n  border-top: 1px solid var(--line);\n  color: var(--soft);\n  font-size: 0.9rem;\n}\n.sheet ul.dense {\n  columns: 20rem;\n  column-gap: 1.5rem;\n  margin: 0;\n  padding: 0;\n  list-style: none;\n  font-size: 0.85rem;\n  line-height: 1.4;\n}\n.cards {\n  display: grid;\n  grid-template-columns: repeat(auto-fill, minmax(min(100%, 26rem), 1fr));\n  gap: 1rem;\n  padding: 0;\n  list-style: none;\n}\n.cards > li,\n.more {\n  padding: 1rem 1.2rem;\n  border: 1px solid var(--line);\n  border-radius: 0.6rem;\n  background: var(--card);\n}\n.more {\n  list-style: none;\n}\n.top {\n  display: flex;\n  flex-wrap: wrap;\n  justify-content: space-between;\n}\n.cards dl {\n  display: grid;\n  grid-template-columns: max-content minmax(0, 1fr);\n  gap: 0.4rem 0.8rem;\n  margin: 0;\n  font-size: 0.9rem;\n}\n.cards dd {\n  display: flex;\n  align-items: start;\n  gap: 0.4rem;\n}\n.copy {\n  flex: 1;\n  user-select: all;\n}\n.badge {\n  font-size: 1rem;\n  color: var(--soft);\n}\n@media (min-width: 64rem) {\n  .frame.with-contents {\n    grid-template-columns: minmax(0, 1fr) 15rem;\n  }\n  .with-contents main {\n    grid-column: 1;\n  }\n  .here {\n    grid-column: 2;\n    grid-row: 1;\n  }\n  .here nav {\n    position: sticky;\n    top: 1rem;\n    max-height: calc(100vh - 2rem);\n    overflow: auto;\n  }\n  .here ul {\n    display: block;\n    columns: 2;\n  }\n}\n@media (max-width: 63.99rem) {\n  .here {\n    margin-top: 1.5rem;\n  }\n}\n@media (min-width: 34.01rem) {\n  tbody th {\n    min-width: 11rem;\n  }\n}\n@media (max-width: 34rem) {\n  h1 {\n    font-size: 1.5rem;\n  }\n  .code > button {\n    position: static;\n    margin-top: 0.3rem;\n  }\n  thead {\n    position: absolute;\n    width: 1px;\n    height: 1px;\n    overflow: hidden;\n    clip-path: inset(50%);\n  }\n  table,\n  tbody,\n  tr,\n  tbody th,\n  td {\n    display: block;\n  }\n  tr {\n    padding: 0.4rem 0;\n    border-bottom: 1px solid var(--line);\n  }\n  th,\n  td {\n    padding: 0.1rem 0.7rem;\n    border: 0;\n  }\n  .cards dl {\n    grid-template-columns: minmax(0, 1fr);\n  }\n}\n@page {\n  size: A4;\n  margin: 11mm;\n}\n@media print {\n  :root {\n    color-scheme: light;\n  }\n  body {\n    background: #fff;\n    font-size: 10pt;\n  }\n  body > header,\n  .trail,\n  .here,\n  .around,\n  .skip,\n  button {\n    display: none;\n  }\n  .frame,\n  body > footer {\n    max-width: none;\n    padding: 0;\n  }\n  .frame.with-contents {\n    display: block;\n  }\n  .entry {\n    break-inside: avoid;\n  }\n  a {\n    color: inherit;\n    text-decoration: none;\n  }\n  .sheet {\n    font-size: 7pt;\n    line-height: 1.25;\n  }\n  .sheet h1 {\n    margin: 0 0 1mm;\n    font-size: 13pt;\n  }\n  .sheet h2 {\n    margin: 2mm 0 0.5mm;\n    font-size: 8.5pt;\n  }\n  .sheet ul.dense {\n    columns: 3;\n    column-gap: 4mm;\n    font-size: 6.4pt;\n    line-height: 1.25;\n  }\n  .sheet ul.names {\n    columns: 26mm;\n    column-gap: 3mm;\n  }\n  .sheet li code {\n    padding: 0;\n    background: none;\n    font-weight: 600;\n  }\n  .sheet > footer {\n    display: none;\n  }\n}\n",
    "icone.svg": "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 32 32\"><title>Referência</title><rect width=\"32\" height=\"32\" rx=\"7\" fill=\"#4b4fc4\"/><path d=\"M9 8h14M9 14h14M9 20h9\" stroke=\"#fff\" stroke-width=\"3\" stroke-linecap=\"round\"/></svg>\n",
    "pagina.js": "/** On every page: buttons that copy, and the search, which is loaded when somebody turns to it. */\n(() => {\n  const here = document.currentScript.src;\n  const file = name => new URL(name, here).href;\n  const ready =\n    document.readyState === 'loading' ? fn => addEventListener('DOMContentLoaded', fn) : fn => fn();\n\n  /** Classic scripts, one after the other: they load from a disk, too. */\n  const load = names =>\n    names.reduce(\n      (before, name) =>\n        before.then(\n          () =>\n            new Promise((done, fail) => {\n              const script = document.createElement('script');\n              script.src = file(name);\n              script.onload = done;\n              script.onerror = fail;\n              document.head.append(script);\n            }),\n        ),\n      Promise.resolve(),\n    );\n\n  /** A name that is asked of a page in parts stands on one of them. */\n  const lead = page => {\n    let name = location.hash.slice(1);\n    try {\n      name = decodeURIComponent(name);\n    } catch {\n      // It is meant as it is written.\n    }\n    if (name === '' || document.getElementById(name)) return;\n    load([new URL(page.dataset.parts, location.href).href]).then(() => {\n      const part = globalThis.refdataParts.findIndex(names => names.includes(name));\n      const [ending] = /(?:\\.html)?$/.exec(location.pathname);\n      if (part < 0) return;\n      const path = location.pathname.slice(0, location.pathname.length - ending.length);\n      location.replace(`${path}~${part + 1}${ending}${location.hash}`);\n    });\n  };\n\n  ready(() => {\n    const long = document.querySelector('[data-parts]');\n    if (long) {\n      lead(long);\n      addEventListener('hashchange', () => lead(long));\n    }\n    const form = document.querySelector('.search');\n    if (!form) return;\n    const { copy, copied } = form.dataset;\n    const status = document.querySelector('[role=\"status\"]');\n    const offer = (place, text, what) => {\n      const button = document.createElement('button');\n      button.type = 'button';\n      button.textContent = copy;\n      if (what) button.setAttribute('aria-label', `${copy}: ${what}`);\n      button.onclick = async () => {\n        await navigator.clipboard.writeText(text());\n        status.textContent = copied;\n        button.textContent = copied;\n        setTimeout(() => {\n          button.textContent = copy;\n        }, 1500);\n      };\n      place(button);\n    };\n    // Commands name the address that the site really has.\n    if (location.protocol !== 'file:') {\n      for (const text of document.querySelectorAll('[data-path]')) {\n        const address = new URL(`..${text.dataset.path}`, here).href.replaceAll(\"'\", '%27');\n        text.textContent = `curl --compressed '${address}'`;\n      }\n      // What ends texts of a shell or of JavaScript is no part of an address as it is.\n      const site = new URL('..', here).href\n        .replace(/\\/$/, '')\n        .replace(/[$`\"'\\\\]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);\n      for (const block of document.querySelectorAll('[data-site]')) {\n        const code = block.querySelector('code');\n        code.textContent = code.textContent.replaceAll(block.dataset.site, () => site);\n      }\n    }\n    if (navigator.clipboard) {\n      for (const block of document.querySelectorAll('.code'))\n        offer(\n          button => block.append(button),\n          () => block.querySelector('pre').textContent,\n        );\n      for (const text of document.querySelectorAll('.copy'))\n        offer(\n          button => text.after(button),\n          () => text.textContent,\n          text.dataset.what,\n        );\n    }\n\n    const checker = document.querySelector('.checker');\n    let checking;\n    const prepare = () => {\n      checking ??= load(['verificador.js', 'lingua.js', 'verifica.js']).then(() =>\n        globalThis.refdataCheck(checker, new URL('..', here).href),\n      );\n      return checking;\n    };\n    checker?.addEventListener('focusin', prepare, { once: true });\n    checker?.addEventListener('submit', event => {\n      event.preventDefault();\n      prepare().then(check => check());\n    });\n\n    const input = form.querySelector('input');\n    let isLoading = false;\n    const start = () => {\n      if (isLoading) return;\n      isLoading = true;\n      load(['minisearch.js', 'nomes.js', 'busca.js']).then(() =>\n        globalThis.refdataSearch(form, new URL('..', here).href),\n      );\n    };\n    input.addEventListener('focus', start, { once: true });\n    if (document.activeElement === input) start();\n    addEventListener('keydown', event => {\n      const typing = /^(?:INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName ?? '');\n      const isKey = event.key === 'k' && (event.ctrlKey || event.metaKey);\n      if (!isKey && (event.key !== '/' || typing || event.ctrlKey || event.metaKey || event.altKey)) return;\n      event.preventDefault();\n      input.focus();\n      input.select();\n    });\n  });\n})();\n",
    "verifica.js": "/** Shows what of a program the language has. `verificador.js` knows, by what `lingua.js` says of the language. */\n(() => {\n  const MAX_ROWS = 1000;\n  const MAX_LINES = 8;\n\n  const element = (tag, text, attributes = {}) => {\n    const made = document.createElement(tag);\n    made.textContent = text;\n    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);\n    return made;\n  };\n  const code = text => element('code', text, { translate: 'no' });\n\n  /** What is said of each name, once for each thing that is said. */\n  const byName = ({ judgements, lineOf }) => {\n    const found = new Map();\n    for (const { name, state, item, near, start } of judgements) {\n      const key = JSON.stringify([name, state, item?.id]);\n      const row = found.get(key) ?? { name, state, item, near, lines: new Set() };\n      row.lines.add(lineOf(start));\n      found.set(key, row);\n    }\n    return [...found.values()];\n  };\n\n  globalThis.refdataCheck = (form, base) => {\n    const checker = globalThis.refdataChecker(globalThis.refdataLanguage);\n    const text = form.querySelector('textarea');\n    const place = document.querySelector('.checked');\n    const status = document.querySelector('[role=\"status\"]');\n    const { states, heads, summary, problems } = JSON.parse(form.dataset.words);\n    // What needs somebody's eye comes first.\n    const order = ({ state, near }) =>\n      state === 'unknown' ? 0 : near.length > 0 ? 1 : state === 'known' ? 2 : 3;\n\n    const cells = ({ name, state, item, near, lines }) => {\n      const first = element('th', '', { scope: 'row' });\n      const named = item && state === 'known' ? element('a', '', { href: base + item.endereco }) : first;\n      named.append(code(name));\n      if (named !== first) first.append(named);\n      const shown = [...lines];\n      const parts = [\n        states[state],\n        shown.slice(0, MAX_LINES).join(', ') + (shown.length > MAX_LINES ? ', …' : ''),\n        (state === 'known' && item?.desde) || '',\n      ].map(each => element('td', each));\n      const alike = element('td', '');\n      for (const [i, each] of near.entries()) alike.append(i > 0 ? ', ' : '', code(each));\n      parts.push(alike);\n      for (const [i, part] of parts.entries()) part.dataset.label = heads[i + 1];\n      return [first, ...parts];\n    };\n\n    return () => {\n      const checked = checker.check(text.value);\n      const rows = byName(checked).sort((a, b) => order(a) - order(b));\n      const count = state => String(rows.filter(row => row.state === state).length);\n      const told = summary\n        .replace('{known}', count('known'))\n        .replace('{unknown}', count('unknown'))\n        .replace('{cannot}', count('cannot tell'));\n      const table = element('table', '');\n      const head = element('tr', '');\n      head.append(...heads.map(each => element('th', each, { scope: 'col' })));\n      table.createTHead().append(head);\n      const body = table.createTBody();\n      for (const row of rows.slice(0, MAX_ROWS)) {\n        const line = element('tr', '', { 'data-state': row.state });\n        line.append(...cells(row));\n        body.append(line);\n      }\n      place.replaceChildren(element('p', told));\n      if (checked.problems.length > 0) {\n        const list = element('ul', '', { lang: 'en' });\n        for (const { line, message, error } of checked.problems.slice(0, MAX_ROWS)) {\n          const item = element('li', `${line}: ${message}`);\n          if (error) {\n            const link = element('a', '', { href: base + error.endereco });\n            link.append(code(error.nome));\n            item.append(' ', link);\n          }\n          list.append(item);\n        }\n        place.append(element('h2', problems), list);\n      }\n      if (rows.length > 0) place.append(table);\n      status.textContent = told;\n    };\n  };\n})();\n",
    "minisearch.js": "/*!\nCopyright 2022 Luca Ongaro\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n*/\n!function(e,t){\"object\"==typeof exports&&\"u\">typeof module?module.exports=t():\"function\"==typeof define&&define.amd?define(t):(e=\"u\">typeof globalThis?globalThis:e||self).MiniSearch=t()}(this,function(){\"use strict\";let e=\"KEYS\",t=\"VALUES\";class i{constructor(e,t){let i=e._tree,s=Array.from(i.keys());this.set=e,this._type=t,this._path=s.length>0?[{node:i,keys:s}]:[]}next(){let e=this.dive();return this.backtrack(),e}dive(){if(0===this._path.length)return{done:!0,value:void 0};let{node:e,keys:t}=s(this._path);if(\"\"===s(t))return{done:!1,value:this.result()};let i=e.get(s(t));return this._path.push({node:i,keys:Array.from(i.keys())}),this.dive()}backtrack(){if(0===this._path.length)return;let e=s(this._path).keys;e.pop(),e.length>0||(this._path.pop(),this.backtrack())}key(){return this.set._prefix+this._path.map(({keys:e})=>s(e)).filter(e=>\"\"!==e).join(\"\")}value(){return s(this._path).node.get(\"\")}result(){switch(this._type){case t:return this.value();case e:return this.key();default:return[this.key(),this.value()]}}[Symbol.iterator](){return this}}let s=e=>e[e.length-1],r=(e,t,i,s,n,o,l,h)=>{let u=o*l;e:for(let d of e.keys())if(\"\"===d){let t=n[u-1];t<=i&&s.set(h,[e.get(d),t])}else{let u=o;for(let e=0;e<d.length;++e,++u){let s=d[e],r=l*u,o=r-l,h=n[r],a=Math.max(0,u-i-1),c=Math.min(l-1,u+i);for(let e=a;e<c;++e){let i=s!==t[e],l=n[o+e]+ +i,u=n[o+e+1]+1,d=n[r+e]+1,a=n[r+e+1]=Math.min(l,u,d);a<h&&(h=a)}if(h>i)continue e}r(e.get(d),t,i,s,n,u,l,h+d)}};class n{constructor(e=new Map,t=\"\"){this._size=void 0,this._tree=e,this._prefix=t}atPrefix(e){if(!e.startsWith(this._prefix))throw Error(\"Mismatched prefix\");let[t,i]=o(this._tree,e.slice(this._prefix.length));if(void 0===t){let[t,s]=c(i);for(let i of t.keys())if(\"\"!==i&&i.startsWith(s)){let r=new Map;return r.set(i.slice(s.length),t.get(i)),new n(r,e)}}return new n(t,e)}clear(){this._size=void 0,this._tree.clear()}delete(e){return this._size=void 0,u(this._tree,e)}entries(){return new i(this,\"ENTRIES\")}forEach(e){for(let[t,i]of this)e(t,i,this)}fuzzyGet(e,t){return((e,t,i)=>{let s=new Map;if(void 0===t)return s;let n=t.length+1,o=n+i,l=new Uint8Array(o*n).fill(i+1);for(let e=0;e<n;++e)l[e]=e;for(let e=1;e<o;++e)l[e*n]=e;return r(e,t,i,s,l,1,n,\"\"),s})(this._tree,e,t)}get(e){let t=l(this._tree,e);return void 0!==t?t.get(\"\"):void 0}has(e){let t=l(this._tree,e);return void 0!==t&&t.has(\"\")}keys(){return new i(this,e)}set(e,t){if(\"string\"!=typeof e)throw Error(\"key must be a string\");return this._size=void 0,h(this._tree,e).set(\"\",t),this}get size(){if(this._size)return this._size;this._size=0;let e=this.entries();for(;!e.next().done;)this._size+=1;return this._size}update(e,t){if(\"string\"!=typeof e)throw Error(\"key must be a string\");this._size=void 0;let i=h(this._tree,e);return i.set(\"\",t(i.get(\"\"))),this}fetch(e,t){if(\"string\"!=typeof e)throw Error(\"key must be a string\");this._size=void 0;let i=h(this._tree,e),s=i.get(\"\");return void 0===s&&i.set(\"\",s=t()),s}values(){return new i(this,t)}[Symbol.iterator](){return this.entries()}static from(e){let t=new n;for(let[i,s]of e)t.set(i,s);return t}static fromObject(e){return n.from(Object.entries(e))}}let o=(e,t,i=[])=>{if(0===t.length||null==e)return[e,i];for(let s of e.keys())if(\"\"!==s&&t.startsWith(s))return i.push([e,s]),o(e.get(s),t.slice(s.length),i);return i.push([e,t]),o(void 0,\"\",i)},l=(e,t)=>{if(0===t.length||null==e)return e;for(let i of e.keys())if(\"\"!==i&&t.startsWith(i))return l(e.get(i),t.slice(i.length))},h=(e,t)=>{let i=t.length;t:for(let s=0;e&&s<i;){for(let r of e.keys())if(\"\"!==r&&t[s]===r[0]){let n=Math.min(i-s,r.length),o=1;for(;o<n&&t[s+o]===r[o];)++o;let l=e.get(r);if(o===r.length)e=l;else{let i=new Map;i.set(r.slice(o),l),e.set(t.slice(s,s+o),i),e.delete(r),e=i}s+=o;continue t}let r=new Map;return e.set(t.slice(s),r),r}return e},u=(e,t)=>{let[i,s]=o(e,t);if(void 0!==i){if(i.delete(\"\"),0===i.size)d(s);else if(1===i.size){let[e,t]=i.entries().next().value;a(s,e,t)}}},d=e=>{if(0===e.length)return;let[t,i]=c(e);if(t.delete(i),0===t.size)d(e.slice(0,-1));else if(1===t.size){let[i,s]=t.entries().next().value;\"\"!==i&&a(e.slice(0,-1),i,s)}},a=(e,t,i)=>{if(0===e.length)return;let[s,r]=c(e);s.set(r+t,i),s.delete(r)},c=e=>e[e.length-1];class f{constructor(e){if((null==e?void 0:e.fields)==null)throw Error('MiniSearch: option \"fields\" must be provided');let t=null==e.autoVacuum||!0===e.autoVacuum?I:e.autoVacuum;this._options={...y,...e,autoVacuum:t,searchOptions:{...w,...e.searchOptions||{}},autoSuggestOptions:{...v,...e.autoSuggestOptions||{}}},this._index=new n,this._documentCount=0,this._documentIds=new Map,this._idToShortId=new Map,this._fieldIds={},this._fieldLength=new Map,this._avgFieldLength=[],this._nextId=0,this._storedFields=new Map,this._dirtCount=0,this._currentVacuum=null,this._enqueuedVacuum=null,this._enqueuedVacuumConditions=b,this.addFields(this._options.fields)}add(e){let{extractField:t,stringifyField:i,tokenize:s,processTerm:r,fields:n,idField:o}=this._options,l=t(e,o);if(null==l)throw Error(`MiniSearch: document does not have ID field \"${o}\"`);if(this._idToShortId.has(l))throw Error(`MiniSearch: duplicate ID ${l}`);let h=this.addDocumentId(l);for(let o of(this.saveStoredFields(h,e),n)){let n=t(e,o);if(null==n)continue;let l=s(i(n,o),o),u=this._fieldIds[o],d=new Set(l).size;for(let e of(this.addFieldLength(h,u,this._documentCount-1,d),l)){let t=r(e,o);if(Array.isArray(t))for(let e of t)this.addTerm(u,h,e);else t&&this.addTerm(u,h,t)}}}addAll(e){for(let t of e)this.add(t)}addAllAsync(e,t={}){let{chunkSize:i=10}=t,s={chunk:[],promise:Promise.resolve()},{chunk:r,promise:n}=e.reduce(({chunk:e,promise:t},s,r)=>(e.push(s),(r+1)%i==0)?{chunk:[],promise:t.then(()=>new Promise(e=>setTimeout(e,0))).then(()=>this.addAll(e))}:{chunk:e,promise:t},s);return n.then(()=>this.addAll(r))}remove(e){let{tokenize:t,processTerm:i,extractField:s,stringifyField:r,fields:n,idField:o}=this._options,l=s(e,o);if(null==l)throw Error(`MiniSearch: document does not have ID field \"${o}\"`);let h=this._idToShortId.get(l);if(null==h)throw Error(`MiniSearch: cannot remove document with ID ${l}: it is not in the index`);for(let o of n){let n=s(e,o);if(null==n)continue;let l=t(r(n,o),o),u=this._fieldIds[o],d=new Set(l).size;for(let e of(this.removeFieldLength(h,u,this._documentCount,d),l)){let t=i(e,o);if(Array.isArray(t))for(let e of t)this.removeTerm(u,h,e);else t&&this.removeTerm(u,h,t)}}this._storedFields.delete(h),this._documentIds.delete(h),this._idToShortId.delete(l),this._fieldLength.delete(h),this._documentCount-=1}removeAll(e){if(e)for(let t of e)this.remove(t);else if(arguments.length>0)throw Error(\"Expected documents to be present. Omit the argument to remove all documents.\");else this._index=new n,this._documentCount=0,this._documentIds=new Map,this._idToShortId=new Map,this._fieldLength=new Map,this._avgFieldLength=[],this._storedFields=new Map,this._nextId=0}discard(e){let t=this._idToShortId.get(e);if(null==t)throw Error(`MiniSearch: cannot discard document with ID ${e}: it is not in the index`);this._idToShortId.delete(e),this._documentIds.delete(t),this._storedFields.delete(t),(this._fieldLength.get(t)||[]).forEach((e,i)=>{this.removeFieldLength(t,i,this._documentCount,e)}),this._fieldLength.delete(t),this._documentCount-=1,this._dirtCount+=1,this.maybeAutoVacuum()}maybeAutoVacuum(){if(!1===this._options.autoVacuum)return;let{minDirtFactor:e,minDirtCount:t,batchSize:i,batchWait:s}=this._options.autoVacuum;this.conditionalVacuum({batchSize:i,batchWait:s},{minDirtCount:t,minDirtFactor:e})}discardAll(e){let t=this._options.autoVacuum;try{for(let t of(this._options.autoVacuum=!1,e))this.discard(t)}finally{this._options.autoVacuum=t}this.maybeAutoVacuum()}replace(e){let{idField:t,extractField:i}=this._options,s=i(e,t);this.discard(s),this.add(e)}vacuum(e={}){return this.conditionalVacuum(e)}conditionalVacuum(e,t){return this._currentVacuum?(this._enqueuedVacuumConditions=this._enqueuedVacuumConditions&&t,null!=this._enqueuedVacuum||(this._enqueuedVacuum=this._currentVacuum.then(()=>{let t=this._enqueuedVacuumConditions;return this._enqueuedVacuumConditions=b,this.performVacuuming(e,t)})),this._enqueuedVacuum):!1===this.vacuumConditionsMet(t)?Promise.resolve():(this._currentVacuum=this.performVacuuming(e),this._currentVacuum)}async performVacuuming(e,t){let i=this._dirtCount;if(this.vacuumConditionsMet(t)){let t=e.batchSize||x.batchSize,s=e.batchWait||x.batchWait,r=1;for(let[e,i]of this._index){for(let[e,t]of i)for(let[s]of t)this._documentIds.has(s)||(t.size<=1?i.delete(e):t.delete(s));0===this._index.get(e).size&&this._index.delete(e),r%t==0&&await new Promise(e=>setTimeout(e,s)),r+=1}this._dirtCount-=i}await null,this._currentVacuum=this._enqueuedVacuum,this._enqueuedVacuum=null}vacuumConditionsMet(e){if(null==e)return!0;let{minDirtCount:t,minDirtFactor:i}=e;return t=t||I.minDirtCount,i=i||I.minDirtFactor,this.dirtCount>=t&&this.dirtFactor>=i}get isVacuuming(){return null!=this._currentVacuum}get dirtCount(){return this._dirtCount}get dirtFactor(){return this._dirtCount/(1+this._documentCount+this._dirtCount)}has(e){return this._idToShortId.has(e)}getStoredFields(e){let t=this._idToShortId.get(e);if(null!=t)return this._storedFields.get(t)}search(e,t={}){let{searchOptions:i}=this._options,s={...i,...t},r=this.executeQuery(e,t),n=[];for(let[e,{score:t,terms:i,match:o}]of r){let r=i.length||1,l={id:this._documentIds.get(e),score:t*r,terms:Object.keys(o),queryTerms:i,match:o};Object.assign(l,this._storedFields.get(e)),(null==s.filter||s.filter(l))&&n.push(l)}return e===f.wildcard&&null==s.boostDocument||n.sort(M),n}autoSuggest(e,t={}){t={...this._options.autoSuggestOptions,...t};let i=new Map;for(let{score:s,terms:r}of this.search(e,t)){let e=r.join(\" \"),t=i.get(e);null!=t?(t.score+=s,t.count+=1):i.set(e,{score:s,terms:r,count:1})}let s=[];for(let[e,{score:t,terms:r,count:n}]of i)s.push({suggestion:e,terms:r,score:t/n});return s.sort(M),s}get documentCount(){return this._documentCount}get termCount(){return this._index.size}static loadJSON(e,t){if(null==t)throw Error(\"MiniSearch: loadJSON should be given the same options used when serializing the index\");return this.loadJS(JSON.parse(e),t)}static async loadJSONAsync(e,t){if(null==t)throw Error(\"MiniSearch: loadJSON should be given the same options used when serializing the index\");return this.loadJSAsync(JSON.parse(e),t)}static getDefault(e){if(y.hasOwnProperty(e))return m(y,e);throw Error(`MiniSearch: unknown option \"${e}\"`)}static loadJS(e,t){let{index:i,documentIds:s,fieldLength:r,storedFields:n,serializationVersion:o}=e,l=this.instantiateMiniSearch(e,t);for(let[e,t]of(l._documentIds=C(s),l._fieldLength=C(r),l._storedFields=C(n),l._documentIds))l._idToShortId.set(t,e);for(let[e,t]of i){let i=new Map;for(let e of Object.keys(t)){let s=t[e];1===o&&(s=s.ds),i.set(parseInt(e,10),C(s))}l._index.set(e,i)}return l}static async loadJSAsync(e,t){let{index:i,documentIds:s,fieldLength:r,storedFields:n,serializationVersion:o}=e,l=this.instantiateMiniSearch(e,t);for(let[e,t]of(l._documentIds=await k(s),l._fieldLength=await k(r),l._storedFields=await k(n),l._documentIds))l._idToShortId.set(t,e);let h=0;for(let[e,t]of i){let i=new Map;for(let e of Object.keys(t)){let s=t[e];1===o&&(s=s.ds),i.set(parseInt(e,10),await k(s))}++h%1e3==0&&await V(0),l._index.set(e,i)}return l}static instantiateMiniSearch(e,t){let{documentCount:i,nextId:s,fieldIds:r,averageFieldLength:o,dirtCount:l,serializationVersion:h}=e;if(1!==h&&2!==h)throw Error(\"MiniSearch: cannot deserialize an index created with an incompatible version\");let u=new f(t);return u._documentCount=i,u._nextId=s,u._idToShortId=new Map,u._fieldIds=r,u._avgFieldLength=o,u._dirtCount=l||0,u._index=new n,u}executeQuery(e,t={}){if(e===f.wildcard)return this.executeWildcardQuery(t);if(\"string\"!=typeof e){let i={...t,...e,queries:void 0},s=e.queries.map(e=>this.executeQuery(e,i));return this.combineResults(s,i.combineWith)}let{tokenize:i,processTerm:s,searchOptions:r}=this._options,n={tokenize:i,processTerm:s,...r,...t},{tokenize:o,processTerm:l}=n,h=o(e).flatMap(e=>l(e)).filter(e=>!!e).map(p(n)).map(e=>this.executeQuerySpec(e,n));return this.combineResults(h,n.combineWith)}executeQuerySpec(e,t){let i,s,r={...this._options.searchOptions,...t},n=(r.fields||this._options.fields).reduce((e,t)=>({...e,[t]:m(r.boost,t)||1}),{}),{boostDocument:o,weights:l,maxFuzzy:h,bm25:u}=r,{fuzzy:d,prefix:a}={...w.weights,...l},c=this._index.get(e.term),f=this.termResults(e.term,e.term,1,e.termBoost,c,n,o,u);if(e.prefix&&(i=this._index.atPrefix(e.term)),e.fuzzy){let t=!0===e.fuzzy?.2:e.fuzzy,i=t<1?Math.min(h,Math.round(e.term.length*t)):t;i&&(s=this._index.fuzzyGet(e.term,i))}if(i)for(let[t,r]of i){let i=t.length-e.term.length;if(!i)continue;null==s||s.delete(t);let l=a*t.length/(t.length+.3*i);this.termResults(e.term,t,l,e.termBoost,r,n,o,u,f)}if(s)for(let t of s.keys()){let[i,r]=s.get(t);if(!r)continue;let l=d*t.length/(t.length+r);this.termResults(e.term,t,l,e.termBoost,i,n,o,u,f)}return f}executeWildcardQuery(e){let t=new Map,i={...this._options.searchOptions,...e};for(let[e,s]of this._documentIds){let r=i.boostDocument?i.boostDocument(s,\"\",this._storedFields.get(e)):1;t.set(e,{score:r,terms:[],match:{}})}return t}combineResults(e,t=\"or\"){if(0===e.length)return new Map;let i=_[t.toLowerCase()];if(!i)throw Error(`Invalid combination operator: ${t}`);return e.reduce(i)||new Map}toJSON(){let e=[];for(let[t,i]of this._index){let s={};for(let[e,t]of i)s[e]=Object.fromEntries(t);e.push([t,s])}return{documentCount:this._documentCount,nextId:this._nextId,documentIds:Object.fromEntries(this._documentIds),fieldIds:this._fieldIds,fieldLength:Object.fromEntries(this._fieldLength),averageFieldLength:this._avgFieldLength,storedFields:Object.fromEntries(this._storedFields),dirtCount:this._dirtCount,index:e,serializationVersion:2}}termResults(e,t,i,s,r,n,o,l,h=new Map){if(null==r)return h;for(let u of Object.keys(n)){let d=n[u],a=this._fieldIds[u],c=r.get(a);if(null==c)continue;let f=c.size,_=this._avgFieldLength[a];for(let r of c.keys()){if(!this._documentIds.has(r)){this.removeTerm(a,r,t),f-=1;continue}let n=o?o(this._documentIds.get(r),t,this._storedFields.get(r)):1;if(!n)continue;let p=c.get(r),y=this._fieldLength.get(r)[a],w=i*s*d*n*g(p,f,this._documentCount,y,_,l),v=h.get(r);if(v){v.score+=w,S(v.terms,e);let i=m(v.match,t);i?i.push(u):v.match[t]=[u]}else h.set(r,{score:w,terms:[e],match:{[t]:[u]}})}}return h}addTerm(e,t,i){let s=this._index.fetch(i,F),r=s.get(e);if(null==r)(r=new Map).set(t,1),s.set(e,r);else{let e=r.get(t);r.set(t,(e||0)+1)}}removeTerm(e,t,i){if(!this._index.has(i))return void this.warnDocumentChanged(t,e,i);let s=this._index.fetch(i,F),r=s.get(e);null==r||null==r.get(t)?this.warnDocumentChanged(t,e,i):1>=r.get(t)?r.size<=1?s.delete(e):r.delete(t):r.set(t,r.get(t)-1),0===this._index.get(i).size&&this._index.delete(i)}warnDocumentChanged(e,t,i){for(let s of Object.keys(this._fieldIds))if(this._fieldIds[s]===t)return void this._options.logger(\"warn\",`MiniSearch: document with ID ${this._documentIds.get(e)} has changed before removal: term \"${i}\" was not present in field \"${s}\". Removing a document after it has changed can corrupt the index!`,\"version_conflict\")}addDocumentId(e){let t=this._nextId;return this._idToShortId.set(e,t),this._documentIds.set(t,e),this._documentCount+=1,this._nextId+=1,t}addFields(e){for(let t=0;t<e.length;t++)this._fieldIds[e[t]]=t}addFieldLength(e,t,i,s){let r=this._fieldLength.get(e);null==r&&this._fieldLength.set(e,r=[]),r[t]=s;let n=this._avgFieldLength[t]||0;this._avgFieldLength[t]=(n*i+s)/(i+1)}removeFieldLength(e,t,i,s){if(1===i){this._avgFieldLength[t]=0;return}let r=this._avgFieldLength[t]*i-s;this._avgFieldLength[t]=r/(i-1)}saveStoredFields(e,t){let{storeFields:i,extractField:s}=this._options;if(null==i||0===i.length)return;let r=this._storedFields.get(e);for(let n of(null==r&&this._storedFields.set(e,r={}),i)){let e=s(t,n);void 0!==e&&(r[n]=e)}}}f.wildcard=Symbol(\"*\");let m=(e,t)=>Object.prototype.hasOwnProperty.call(e,t)?e[t]:void 0,_={or:(e,t)=>{for(let i of t.keys()){let s=e.get(i);if(null==s)e.set(i,t.get(i));else{let{score:e,terms:r,match:n}=t.get(i);s.score=s.score+e,s.match=Object.assign(s.match,n),z(s.terms,r)}}return e},and:(e,t)=>{let i=new Map;for(let s of t.keys()){let r=e.get(s);if(null==r)continue;let{score:n,terms:o,match:l}=t.get(s);z(r.terms,o),i.set(s,{score:r.score+n,terms:r.terms,match:Object.assign(r.match,l)})}return i},and_not:(e,t)=>{for(let i of t.keys())e.delete(i);return e}},g=(e,t,i,s,r,n)=>{let{k:o,b:l,d:h}=n;return Math.log(1+(i-t+.5)/(t+.5))*(h+e*(o+1)/(e+o*(1-l+l*s/r)))},p=e=>(t,i,s)=>{let r=\"function\"==typeof e.fuzzy?e.fuzzy(t,i,s):e.fuzzy||!1,n=\"function\"==typeof e.prefix?e.prefix(t,i,s):!0===e.prefix,o=\"function\"==typeof e.boostTerm?e.boostTerm(t,i,s):1;return{term:t,fuzzy:r,prefix:n,termBoost:o}},y={idField:\"id\",extractField:(e,t)=>e[t],stringifyField:(e,t)=>e.toString(),tokenize:e=>e.split(O),processTerm:e=>e.toLowerCase(),fields:void 0,searchOptions:void 0,storeFields:[],logger:(e,t)=>{\"function\"==typeof(null==console?void 0:console[e])&&console[e](t)},autoVacuum:!0},w={combineWith:\"or\",prefix:!1,fuzzy:!1,maxFuzzy:6,boost:{},weights:{fuzzy:.45,prefix:.375},bm25:{k:1.2,b:.7,d:.5}},v={combineWith:\"and\",prefix:(e,t,i)=>t===i.length-1},x={batchSize:1e3,batchWait:10},b={minDirtFactor:.1,minDirtCount:20},I={...x,...b},S=(e,t)=>{e.includes(t)||e.push(t)},z=(e,t)=>{for(let i of t)e.includes(i)||e.push(i)},M=({score:e},{score:t})=>t-e,F=()=>new Map,C=e=>{let t=new Map;for(let i of Object.keys(e))t.set(parseInt(i,10),e[i]);return t},k=async e=>{let t=new Map,i=0;for(let s of Object.keys(e))t.set(parseInt(s,10),e[s]),++i%1e3==0&&await V(0);return t},V=e=>new Promise(t=>setTimeout(t,e)),O=/[\\n\\r\\p{Z}\\p{P}]+/u;return f});\n",
    "verificador.js": "/*!\nfastest-levenshtein\n\nMIT License\n\nCopyright (c) 2020 Kasper Unn Weihe\n\nPermission is hereby granted, free of charge, to any person obtaining a copy\nof this software and associated documentation files (the \"Software\"), to deal\nin the Software without restriction, including without limitation the rights\nto use, copy, modify, merge, publish, distribute, sublicense, and/or sell\ncopies of the Software, and to permit persons to whom the Software is\nfurnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all\ncopies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED \"AS IS\", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR\nIMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,\nFITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE\nAUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER\nLIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,\nOUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE\nSOFTWARE.\n\nvscode-languageserver-textdocument\n\nCopyright (c) Microsoft Corporation\n\nAll rights reserved.\n\nMIT License\n\nPermission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation files (the \"Software\"), to deal in the Software without restriction, including without limitation the rights to use, copy, modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software is furnished to do so, subject to the following conditions:\n\nThe above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.\n\nTHE SOFTWARE IS PROVIDED *AS IS*, WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.\n*/\n!function(){\"use strict\";var t,e;let n;class s{constructor(t,e,n,s){this._uri=t,this._languageId=e,this._version=n,this._content=s,this._lineOffsets=void 0}get uri(){return this._uri}get languageId(){return this._languageId}get version(){return this._version}getText(t){if(t){let e=this.offsetAt(t.start),n=this.offsetAt(t.end);return this._content.substring(e,n)}return this._content}update(t,e){for(let e of t)if(s.isIncremental(e)){let t=o(e.range),n=this.offsetAt(t.start),s=this.offsetAt(t.end);this._content=this._content.substring(0,n)+e.text+this._content.substring(s,this._content.length);let r=n+e.text.length,a=13===this._content.charCodeAt(n-1)&&10===this._content.charCodeAt(n),l=13===this._content.charCodeAt(r-1)&&10===this._content.charCodeAt(r);if(a||l){this._lineOffsets=void 0;continue}let h=Math.max(t.start.line,0),d=Math.max(t.end.line,0),u=this._lineOffsets,f=i(e.text,!1,n);if(d-h===f.length)for(let t=0,e=f.length;t<e;t++)u[t+h+1]=f[t];else f.length<1e4?u.splice(h+1,d-h,...f):this._lineOffsets=u=u.slice(0,h+1).concat(f,u.slice(d+1));let c=e.text.length-(s-n);if(0!==c)for(let t=h+1+f.length,e=u.length;t<e;t++)u[t]=u[t]+c}else if(s.isFull(e))this._content=e.text,this._lineOffsets=void 0;else throw Error(\"Unknown change event received\");this._version=e}getLineOffsets(){return void 0===this._lineOffsets&&(this._lineOffsets=i(this._content,!0)),this._lineOffsets}positionAt(t){t=Math.max(Math.min(t,this._content.length),0);let e=this.getLineOffsets(),n=0,s=e.length;if(0===s)return{line:0,character:t};for(;n<s;){let i=Math.floor((n+s)/2);e[i]>t?s=i:n=i+1}let i=n-1;return t=this.ensureBeforeEOL(t,e[i]),{line:i,character:t-e[i]}}offsetAt(t){let e=this.getLineOffsets();if(t.line>=e.length)return this._content.length;if(t.line<0)return 0;let n=e[t.line];if(t.character<=0)return n;let s=t.line+1<e.length?e[t.line+1]:this._content.length,i=Math.min(n+t.character,s);return this.ensureBeforeEOL(i,n)}getLineRange(t){let e=this.getLineOffsets();if(t>=e.length){let t=e.length-1;return{start:{line:t,character:0},end:{line:t,character:this._content.length-e[t]}}}if(t<0)return{start:{line:0,character:0},end:{line:0,character:0}};let n=e[t],s=t+1<e.length?e[t+1]:this._content.length;return{start:{line:t,character:0},end:{line:t,character:this.ensureBeforeEOL(s,n)-n}}}getEOLCharacters(t){let e=this.getLineOffsets();if(t>=e.length||t<0)return\"\";let n=t+1<e.length?e[t+1]:this._content.length,s=this.ensureBeforeEOL(n,e[t]);return this._content.substring(s,n)}ensureBeforeEOL(t,e){for(;t>e&&r(this._content.charCodeAt(t-1));)t--;return t}get lineCount(){return this.getLineOffsets().length}static isIncremental(t){return null!=t&&\"string\"==typeof t.text&&void 0!==t.range&&(void 0===t.rangeLength||\"number\"==typeof t.rangeLength)}static isFull(t){return null!=t&&\"string\"==typeof t.text&&void 0===t.range&&void 0===t.rangeLength}}function i(t,e,n=0){let s=e?[n]:[];for(let e=0;e<t.length;e++){let i=t.charCodeAt(e);r(i)&&(13===i&&e+1<t.length&&10===t.charCodeAt(e+1)&&e++,s.push(n+e+1))}return s}function r(t){return 13===t||10===t}function o(t){let e=t.start,n=t.end;return e.line>n.line||e.line===n.line&&e.character>n.character?{start:n,end:e}:t}function a(t){let e=o(t.range);return e!==t.range?{newText:t.newText,range:e}:t}function l(t,e){let[n,s]=[0,t.length];for(;n<s;){let i=n+s>>1;e(t[i])?s=i:n=i+1}return n}(e=t||(t={})).create=function(t,e,n,i){return new s(t,e,n,i)},e.update=function(t,e,n){if(t instanceof s)return t.update(e,n),t;throw Error(\"TextDocument.update: document must be created by TextDocument.create\")},e.applyEdits=function(t,e){let n=t.getText(),s=function t(e,n){if(e.length<=1)return e;let s=e.length/2|0,i=e.slice(0,s),r=e.slice(s);t(i,n),t(r,n);let o=0,a=0,l=0;for(;o<i.length&&a<r.length;)0>=n(i[o],r[a])?e[l++]=i[o++]:e[l++]=r[a++];for(;o<i.length;)e[l++]=i[o++];for(;a<r.length;)e[l++]=r[a++];return e}(e.map(a),(t,e)=>{let n=t.range.start.line-e.range.start.line;return 0===n?t.range.start.character-e.range.start.character:n}),i=0,r=[];for(let e of s){let s=t.offsetAt(e.range.start);if(s<i)throw Error(\"Overlapping edit\");s>i&&r.push(n.substring(i,s)),e.newText.length&&r.push(e.newText),i=t.offsetAt(e.range.end)}return r.push(n.substr(i)),r.join(\"\")};let h=new Set([\".\",\"::\",\"?.\",\"&.\"]);function d({text:t,tokens:e},n){let s=e[n];return void 0===s?\"\":t.slice(s.start,s.end)}function u({tokens:t},e){return t[e]?.kind===\"name\"}function f(t,e){return t.tokens[e]?.kind===\"symbol\"&&h.has(d(t,e))}function c(t,e){if(t.tokens[e]?.kind!==\"symbol\")return 0;let n=d(t,e);return 1!==n.length?0:\"([{\".includes(n)?1:\")]}\".includes(n)?-1:0}function g(t,e,n){return t.tokens[e]?.isFirst===!0||void 0!==t.tokens[e]&&p(t,e-1,n)}function p(t,e,n){return t.tokens[e]?.kind===\"symbol\"&&n.has(d(t,e))}function m(t,e){let n=[d(t,e)],s=e,i=\".\";for(;n.length<12&&f(t,s-1)&&u(t,s-2);)i=\"::\"===d(t,s-1)?\"::\":\".\",n.unshift(d(t,s-=2));return{first:s,last:e,parts:n,separator:i}}function v(t,e){let n=e;for(;(n-e)/2<12&&f(t,n+1)&&u(t,n+2);)n+=2;return{...m(t,n),first:e}}let k=/(?<text>\"(?:[^\"\\\\]|\\\\.)*\"|'(?:[^'\\\\]|\\\\.)*'|`(?:[^`\\\\]|\\\\.)*`)|(?<name>[\\p{L}_$][\\p{L}\\p{M}\\p{N}_$]*)|(?<number>\\p{Nd}[\\p{Nd}\\p{L}_]*(?:\\.\\p{Nd}[\\p{Nd}\\p{L}_]*)?)|(?<symbol>::|\\?\\.|\\S)/gu;function b(t,e){let n=Math.max(t.lastIndexOf(\"\\n\",e-1)+1,e-4e3),s=t.indexOf(\"\\n\",e),i=Math.min(s<0?t.length:s,e+4e3),r=[];for(let e of t.slice(n,i).matchAll(k)){let{name:t,number:s,text:i}=e.groups??{},o=void 0!==t?\"name\":void 0!==s?\"number\":void 0!==i?\"text\":\"symbol\",a=n+e.index;r.push({kind:o,start:a,end:a+e[0].length,isFirst:0===r.length})}return r}function x(t,e,n,s){let i=d(t,e);if(!n.words.has(i))return;let r=function(t,e,n){let s=0,i=e;for(;i<t.tokens.length&&i-e<400&&!(i>e&&s<=0&&(t.tokens[i]?.isFirst||p(t,i,n)));i+=1)s+=c(t,i);return i}(t,e,n.separators),o=new w(t,e,r,n,s);return(s.has(i)?o.plain()??o.braced():void 0)??o.from()}let w=class{code;first;end;language;words;constructor(t,e,n,s,i){this.code=t,this.first=e,this.end=n,this.language=s,this.words=i}plain(){let t=[],e=[],n=[],s=this.first+1;for(;;){let i=this.module(s);if(void 0===i)return;let r=this.symbolOf(i);t.push(r?.from??i),s=i.chain.last+1;let o=this.isWord(s)&&!this.words.has(d(this.code,s))&&this.isPlain(s+1),a=o?d(this.code,s+1):i.chain.parts.at(-1);if(void 0===r?e.push({name:a,module:i.module}):n.push({...r.symbol,own:a}),o&&(s+=2),s>=this.end)break;if(\",\"!==d(this.code,s))return;s+=1}return{first:this.first,end:this.end,modules:t,bound:e,selected:n}}from(){let t=this.module(this.first+1);if(void 0===t)return;let e=t.chain.last+1;if(e>=this.end||!this.words.has(d(this.code,e)))return;let n=c(this.code,e+1)>0,s=this.names(n?e+2:e+1,n?this.end-1:this.end,t.module);if(!(void 0===s||n&&c(this.code,this.end-1)>=0))return{first:this.first,end:this.end,modules:[t],...s}}braced(){if(0>=c(this.code,this.first+1))return;let t=this.first+2;for(;t<this.end&&0===c(this.code,t);)t+=1;if(c(this.code,t)>=0||!this.isWord(t+1))return;let e=this.module(t+2);if(void 0===e||e.chain.last+1!==this.end)return;let n=this.names(this.first+2,t,e.module);if(void 0!==n)return{first:this.first,end:this.end,modules:[e],...n}}module(t){if(t>=this.end||!u(this.code,t)||this.language.isReserved(d(this.code,t)))return;let e=v(this.code,t),n=e.parts.join(e.separator),s=this.language.modules.get(n);return{chain:e,name:n,...s&&{module:s}}}symbolOf({chain:t,module:e}){if(void 0!==e||t.parts.length<2)return;let n=t.parts.slice(0,-1),s=n.join(t.separator),i=this.language.modules.get(s),r=t.parts.at(-1);if(i?.symbols.has(r)!==!0)return;let o=this.code.tokens[t.last]?.start??0;return{from:{chain:{...t,parts:n,last:t.last-2},name:s,module:i},symbol:{module:i,token:t.last,start:o,name:r}}}names(t,e,n){let s=[],i=[];for(let r=t;r<e;){if(!this.isPlain(r))return;let t=this.isWord(r+1)&&this.isPlain(r+2)&&r+2<e,o=d(this.code,r),a=t?d(this.code,r+2):o;if(void 0!==n?s.push({module:n,token:r,start:this.code.tokens[r]?.start??0,name:o,own:a}):i.push({name:a,module:n}),(r+=t?3:1)<e&&\",\"!==d(this.code,r))return;r+=1}return{bound:i,selected:s}}isWord(t){return t<this.end&&u(this.code,t)&&this.language.words.has(d(this.code,t))}isPlain(t){return t<this.end&&u(this.code,t)&&!this.language.isReserved(d(this.code,t))&&!f(this.code,t+1)&&!f(this.code,t-1)}},$=\"/api/modulos.json#/modulos\";function y(t){return t.split(\"/\").slice(1).map(t=>t.replaceAll(\"~1\",\"/\").replaceAll(\"~0\",\"~\"))}let M=new Map;function A(t){return[...t].map(O).join(\"\")}function O(t){let e=M.get(t);if(void 0!==e)return e;let n=[t.toUpperCase().toLowerCase(),t.toLowerCase()].find(e=>1==[...e].length&&RegExp(`^\\\\u{${t.codePointAt(0)?.toString(16)}}$`,\"iu\").test(e))??t;return M.set(t,n),n}function C(){if(void 0!==n)return n;let t=new Map;for(let e=65;e<=125251;e+=1){let n=String.fromCodePoint(e);if(n.toLowerCase()===n&&n.toUpperCase()===n)continue;let s=O(n),i=t.get(s);i?i.push(n):t.set(s,[n])}return n=t,t}let S=/\\\\[pP]\\{[^}]*\\}|\\\\u[0-9a-fA-F]{4}|\\\\x[0-9a-fA-F]{2}|\\\\.|\\(\\?[:=!]|\\[(?:\\\\.|[^\\]\\\\])*\\]|./gsu;function _(t){return t.replace(S,t=>{if(t.startsWith(\"[\"))return function(t){let e=t.slice(1,-1).match(S)??[],n=new Set;for(let t=0;t<e.length;t+=1){let s=L(e[t]);if(void 0===s)continue;let i=\"-\"===e[t+1]&&t+2<e.length,r=i?L(e[t+2]):s;for(let e of(i&&(t+=2),function(t,e){if(t===e)return[t];let[n,s]=[t.codePointAt(0),e.codePointAt(0)];return[...C().values()].flat().filter(t=>{let e=t.codePointAt(0);return e>=n&&e<=s})}(s,r??s)))for(let t of C().get(O(e))??[])n.add(t)}return`${t.slice(0,-1)}${[...n].join(\"\")}]`}(t);let e=L(t),n=void 0===e?void 0:C().get(O(e));return void 0===n?t:`[${n.join(\"\")}]`})}function L(t){return/^\\\\[ux][0-9a-fA-F]{2}/.test(t)?String.fromCodePoint(Number.parseInt(t.slice(2),16)):t.startsWith(\"\\\\\")||t.startsWith(\"(?\")?void 0:t}function W(t){return t.replace(/[\\\\^$.*+?()[\\]{}|/]/g,\"\\\\$&\")}function j(t){return[...t].sort((t,e)=>e.length-t.length).map(W).join(\"|\")}let F={\"(\":\")\",\"[\":\"]\",\"{\":\"}\",\"<\":\">\"};class B{table=new Map;add(t,e){let n=t.charCodeAt(0),s=this.table.get(n);s?s.push(e):this.table.set(n,[e])}at(t){return this.table.get(t)??I}get firsts(){return this.table.keys()}}let I=[];function N(t,e){let{text:n,start:s,end:i,limit:r,before:o}=e,{inicio:a,coluna:l}=t.spec,{inside:h,onLine:d}=t;if(\"linha\"===a&&!e.isFirst||\"comando\"===a&&void 0!==o||void 0!==l&&function({text:t,start:e,lineStart:n},s){return e-n>2*s?s+1:[...t.slice(n,e)].length}(e,l)!==l||t.before&&!E(o,t.before,n)||t.notBefore&&E(o,t.notBefore,n))return!1;if(t.behind||t.notBehind){let e=function(t,e){if(0===e)return\"\";let n=t.charCodeAt(e-1);return n>=56320&&n<=57343&&e>1?t.slice(e-2,e):t.charAt(e-1)}(n,s);if(t.behind&&!t.behind.test(e)||t.notBehind?.test(e))return!1}return(!h||!!h.some(t=>e.isInside(t)))&&(!d||!!d.some(t=>e.isBehind(t)))&&(!t.ahead||!!t.ahead(n,i,r))&&!t.notAhead?.(n,i,r)}function E(t,{classes:e,texts:n,regions:s,fold:i},r){return void 0!==t&&(!!(e.has(t.class)||void 0!==t.name&&(s.has(t.name)||e.has(t.name)))||n.size>0&&t.end-t.start<=64&&n.has(i(r.slice(t.start,t.end))))}class z{byIndentation;open=[];counts=new Map;line=[];column=0;deeper=0;constructor(t){this.byIndentation=t}begin(t){if(this.byIndentation){for(;(this.open.at(-1)?.column??-1)>=t;)this.pop();this.line.length>0&&this.column<t&&this.push({column:this.column,words:this.line})}this.line=[],this.column=t}word(t){this.line.length<16&&this.line.push(t)}enter(){this.byIndentation||(this.open.length>=1e3?this.deeper+=1:this.push({column:0,words:this.line}),this.line=[])}leave(){this.byIndentation||(this.deeper>0?this.deeper-=1:this.pop())}has(t){return(this.counts.get(t)??0)>0}lineHas(t){return this.line.includes(t)}push(t){if(!(this.open.length>=1e3))for(let e of(this.open.push(t),t.words))this.counts.set(e,(this.counts.get(e)??0)+1)}pop(){for(let t of this.open.pop()?.words??[])this.counts.set(t,(this.counts.get(t)??0)-1)}}let P=new Set([\"branco\",\"comentario\",\"documentacao\",\"diretiva\"]);class R{machine;text;tokens=[];frames=[];regions=[];blocks;queue=[];at=0;lineStart=0;isFirst=!0;beginsLine=!0;codes=[];isApart=!0;constructor(t,e){this.machine=t,this.text=e,this.push({kind:\"code\",limit:e.length,depth:0,joined:0,before:void 0}),this.blocks=new z(t.lexis.blocos?.recuo??!1)}get frame(){return this.frames.at(-1)}get code(){return this.codes.at(-1)}push(t){this.frames.push(t),\"code\"===t.kind&&this.codes.push(t)}pop(){let t=this.frames.pop();return\"code\"===t.kind&&this.codes.pop(),this.part(),t}take(t,e,n){if(e<=this.at)return;let s=this.tokens.at(-1);this.isApart||void 0===s||s.class!==t||s.name!==n?this.tokens.push({class:t,start:this.at,end:e,...void 0!==n&&{name:n}}):this.tokens[this.tokens.length-1]={...s,end:e},this.isApart=!1,this.at=e,\"branco\"!==t&&(this.isFirst=!1)}part(){this.isApart=!0}takeCode(t,e,n){this.part();let{code:s}=this;P.has(t)||this.beginLine(),this.take(t,e,n),P.has(t)||(s.before=this.tokens.at(-1))}beginLine(){this.beginsLine&&this.blocks.begin(this.at-this.lineStart),this.beginsLine=!1}takeLineEnd(t,e){this.take(t,this.endOfBreak(this.at),e),this.lineStart=this.at,this.isFirst=!0}isBreak(t){let e=this.text.charCodeAt(t);return 10===e||13===e}endOfBreak(t){return this.text.startsWith(\"\\r\\n\",t)&&t+2<=this.frame.limit?t+2:t+1}situation(t){let{text:e,at:n,lineStart:s,isFirst:i,blocks:r}=this,{before:o}=this.code;return{text:e,start:n,end:t,limit:this.frame.limit,before:o,lineStart:s,isFirst:i,isInside:t=>r.has(t),isBehind:t=>r.lineHas(t)}}opened({texts:t,patterns:e}){let n,{text:s,at:i}=this,{limit:r}=this.frame,o=(t,e)=>{let s=e[0]?.length??0;if(s<=(n?.length??0)||i+s>r)return;let o=this.situation(i+s);t.when&&!N(t.when,o)||t.except&&N(t.except,o)||(n={region:t,length:s,groups:e})};for(let{text:e,region:n}of t.at(s.charCodeAt(i)))s.startsWith(e,i)&&o(n,[e]);for(let{match:t,region:n}of e){let e=t(s,i,r);e&&o(n,e)}return n}enter({region:t,length:e,groups:n}){let{spec:s}=t;this.part();let i=this.at,r=\"code\"===this.frame.kind,{limit:o}=this.frame;if(r?this.takeCode(s.classe,this.at+e,s.nome):this.take(s.classe,this.at+e,s.nome),function({fecha:t}){return\"object\"==typeof t&&\"ate\"in t&&\"abertura\"===t.ate}(s))this.part();else if(s.fila)this.queue.push({region:t,close:D(t,n)??\"\"}),this.part();else if(this.frames.length<1e3){let e=q(this.text,this.lineStart),s=r?this.begin(t,i):void 0;this.push({kind:\"region\",limit:o,region:t,close:D(t,n),column:e,span:s})}}begin({spec:t},e){let n={name:t.nome,start:e,end:e,isClosed:!1};return this.regions.push(n),n}interpolate(t,e){let{spec:n}=t,{limit:s}=this.frame;this.take(\"interpolacao\",this.at+n.abre.length,e.spec.nome);let i={kind:\"code\",of:t,region:e,depth:0,joined:0,before:void 0};if(\"contando\"!==n.delimita)return void this.push({...i,limit:s});let{format:r,close:o,end:a}=function(t,e,n,{spec:s,format:i,nesting:r},o){let{fecha:a=\"\",respeita:l=[],formato:h}=s,d=0,u=0,f=[],c=e;for(;c<n;c+=1){let g=t.charAt(c),p=l.find(e=>t.startsWith(e,c));if(void 0!==p){c=function(t,e,n,s,i){for(let r=e;r<n;r+=1){if(t.startsWith(s,r))return r+s.length;let e=t.charAt(r);if(!i&&(\"\\n\"===e||\"\\r\"===e))return r;\"\\\\\"===e&&(r+=1)}return n}(t,c+p.length,n,p,o)-1;continue}if(!o&&(\"\\n\"===g||\"\\r\"===g))break;if(0===d&&t.startsWith(a,c))return{format:function(t,e,n,s,{formato:i},r){if(void 0===i)return n;for(let o of i.ultimo?[...s].reverse():s){let s=o+i.separador.length;if(n-s>100){if(i.ultimo)break;continue}let a=t.slice(s,n).trimEnd();if(\"\"!==a&&\"\"!==t.slice(e,o).trim()&&(void 0===r||r.test(a)))return o}return n}(t,e,c,f,s,i),close:c,end:c};g===r?.[0]?d+=1:g===r?.[1]&&(d-=1),\"([{\".includes(g)?u+=1:\")]}\".includes(g)?u-=1:0===u&&void 0!==h&&t.startsWith(h.separador,c)&&f.push(c)}let g=Math.min(c,n);return{format:g,close:-1,end:g}}(this.text,this.at,s,t,T(t,e));this.push({...i,limit:o<0?a:r,counted:{format:r,close:o}})}isFull(t){return this.frames.length>=1e3||t&&this.codes.filter(({counted:t})=>void 0!==t).length>=16}leave(t=!1){let e=this.pop();if(\"region\"===e.kind&&void 0!==e.span&&Object.assign(e.span,{end:this.at,isClosed:t}),\"code\"!==e.kind||void 0===e.counted||void 0===e.of)return;let{close:n,format:s}=e.counted;n<0||this.at!==s||this.at>=this.frame.limit||(this.take(\"formato\",n,e.region?.spec.nome),this.take(\"interpolacao\",n+(e.of.spec.fecha?.length??0),e.region?.spec.nome),this.part())}}function T({spec:t},e){return t.linhas??e.spec.linhas??!1}function D({spec:t},e){let{fecha:n}=t;return void 0===n?e[0]:\"string\"==typeof n?n:\"ate\"in n?void 0:n.modelo.replace(/\\$(\\d)/g,(t,s)=>{let i=e[Number(s)]??\"\";return n.espelha?[...i].map(t=>F[t]??t).reverse().join(\"\"):i})}function q(t,e){let n=e;for(;\" \"===t.charAt(n)||\"\t\"===t.charAt(n);)n+=1;return n-e}let H=/[^\\S\\r\\n]/;function J(t,{separador:e,separador_livre:n,prefixo:s}){if(void 0===e)return`[${t}]+`;let i=W(e);return n?s?`[${t}${U(e)}]+`:`[${t}][${t}${U(e)}]*`:`${s?`${i}?`:\"\"}[${t}]+(?:${i}[${t}]+)*`}function U(t){return t.replace(/[\\\\\\]^-]/g,\"\\\\$&\")}function G(t){let e=RegExp(t,\"uy\");return(t,n,s)=>{e.lastIndex=n;let i=e.exec(t);return null===i||n+i[0].length<=s?i:(e.lastIndex=0,e.exec(t.slice(n,s)))}}function Z(t,e){let n=new B,s=[];for(let r of t){var i;let t=\"string\"==typeof(i=r.spec.abre)?[i]:Array.isArray(i)?i:void 0;for(let e of t??[])n.add(e,{text:e,region:r});void 0===t&&s.push({match:e(r.spec.abre.padrao),region:r})}return{texts:n,patterns:s}}function K(t,e){if(void 0!==t)return{classes:new Set(t.classes),texts:new Set(t.textos?.map(e)),fold:e,regions:new Set(t.regioes)}}function Q(t,e){return t.codePointAt(e)>65535?2:1}let V=new WeakMap,X=new Uint32Array(65536),Y=(t,e)=>{if(t.length<e.length){let n=e;e=t,t=n}return 0===e.length?t.length:t.length<=32?((t,e)=>{let n=t.length,s=e.length,i=1<<n-1,r=-1,o=0,a=n,l=n;for(;l--;)X[t.charCodeAt(l)]|=1<<l;for(l=0;l<s;l++){let t=X[e.charCodeAt(l)],n=t|o;t|=(t&r)+r^r,o|=~(t|r),r&=t,o&i&&a++,r&i&&a--,r=r<<1|~(n|(o=o<<1|1)),o&=n}for(l=n;l--;)X[t.charCodeAt(l)]=0;return a})(t,e):((t,e)=>{let n=e.length,s=t.length,i=[],r=[],o=Math.ceil(n/32),a=Math.ceil(s/32);for(let t=0;t<o;t++)r[t]=-1,i[t]=0;let l=0;for(;l<a-1;l++){let o=0,a=-1,h=32*l,d=Math.min(32,s)+h;for(let e=h;e<d;e++)X[t.charCodeAt(e)]|=1<<e;for(let t=0;t<n;t++){let n=X[e.charCodeAt(t)],s=r[t/32|0]>>>t&1,l=i[t/32|0]>>>t&1,h=n|o,d=((n|l)&a)+a^a|n|l,u=o|~(d|a),f=a&d;u>>>31^s&&(r[t/32|0]^=1<<t),f>>>31^l&&(i[t/32|0]^=1<<t),u=u<<1|s,a=(f=f<<1|l)|~(h|u),o=u&h}for(let e=h;e<d;e++)X[t.charCodeAt(e)]=0}let h=0,d=-1,u=32*l,f=Math.min(32,s-u)+u;for(let e=u;e<f;e++)X[t.charCodeAt(e)]|=1<<e;let c=s;for(let t=0;t<n;t++){let n=X[e.charCodeAt(t)],o=r[t/32|0]>>>t&1,a=i[t/32|0]>>>t&1,l=n|h,u=((n|a)&d)+d^d|n|a,f=h|~(u|d),g=d&u;c+=f>>>s-1&1,c-=g>>>s-1&1,f>>>31^o&&(r[t/32|0]^=1<<t),g>>>31^a&&(i[t/32|0]^=1<<t),f=f<<1|o,d=(g=g<<1|a)|~(l|f),h=f&l}for(let e=u;e<f;e++)X[t.charCodeAt(e)]=0;return c})(t,e)};function tt(t,e,n=1,s=.5){let i=t.toLowerCase(),r=[];for(let n of new Set(e)){let e=n.toLowerCase(),o=i!==e&&te(i)===te(e)?1:(Y(t,n)+Y(i,e))/2;o<=Math.max(t.length,n.length)*s&&r.push({candidate:n,score:o})}return r.sort((t,e)=>t.score-e.score||(t.candidate<e.candidate?-1:1)),r.slice(0,n).map(({candidate:t})=>t)}function te(t){return[...t].sort().join(\"\")}let tn=/[\\p{L}_$][\\p{L}\\p{M}\\p{N}_$]*/gu,ts=/(?<!\\s)\\s*[/|,]\\s*/,ti=/^[\\p{L}_][\\p{L}\\p{M}\\p{N}_]*(?:\\.[\\p{L}_][\\p{L}\\p{M}\\p{N}_]*)*(?=$|\\s)/u;class tr extends Map{fold;said=new Map;constructor(t){super(),this.fold=t}set(t,e){let n=this.fold(t);return this.said.has(n)||this.said.set(n,t),super.set(t,e)}get(t){return super.get(this.known(t))}has(t){return super.has(this.known(t))}delete(t){return this.said.delete(this.fold(t)),super.delete(t)}known(t){return super.has(t)?t:this.said.get(this.fold(t))??t}}let to=/\\b(?:import|use|using|require|include|from|load)\\b/,ta=/^(?:import|use|using|from)$/,tl=/^(?:let|var|val|const|def|fun|func|function|class|struct|record|enum|interface|trait|type|module)\\b/,th=/^(?:for|foreach|catch|except|rescue)\\b|(?:^|\\s)(?:=>|lambda\\b)/,td=\"declaracao\";class tu{data;fold;words;builtins;operators;verbs;modules;commands=new Map;errors=new Map;byId=new Map;gone;roots=new Map;forbidsTabs;separators;groups;declaring;conditional;around;shownNames;elsewhere;constructor(t){this.data=t;let{files:e,referencia:n,lexico:s}=t;for(let{palavra:t}of(this.fold=s?.caixa===\"ignora\"?A:t=>t,this.separators=new Set([\";\",...s?.continuacao?.separador??[]]),this.words=this.names(),this.builtins=this.names(),this.operators=this.names(),this.verbs=this.names(),this.modules=this.names(),this.groups=this.names(),this.declaring=this.names(),this.conditional=this.names(),s?.contextuais??[]))this.conditional.set(t,!0);this.gone=new Map((n.antigos??[]).map(t=>[t.id,t]));let i=this.symbolsByModule(n.itens),r=new Map([[\"embutida\",this.builtins],[\"operador\",this.operators],[\"verbo\",this.verbs],[\"comando\",this.commands],[\"erro\",this.errors]]);for(let t of n.itens){this.byId.set(t.id,t);let e=r.get(t.tipo);void 0===e||e.has(t.nome)||e.set(t.nome,t),\"modulo\"===t.tipo&&this.addModule(t,i.get(t.nome)??this.names())}for(let[t,n]of(this.addWords(e.sintaxe),Object.entries(s?.palavras??{})))for(let e of n)this.groups.set(e,t),t===td&&this.declaring.set(e,!0);this.forbidsTabs=e.erros.codigos.some(({exemplo:t,titulo:e,explicacao:n})=>/^ *\\t/m.test(t)&&/\\btab(?:s|ula\\p{L}*)?\\b/iu.test(`${e} ${n} ${t}`))}names(){return new tr(this.fold)}get name(){return this.data.referencia.nome}get version(){return this.data.referencia.versao}get extension(){return this.data.files.sintaxe.extensao}hasName(t){return[this.words,this.builtins,this.verbs,this.modules].some(e=>e.has(t))}get shown(){if(void 0===this.shownNames)for(let t of(this.shownNames=this.names(),this.data.shown??function({itens:t}){return[...new Set(t.flatMap(({exemplos:t})=>t.map(({codigo:t})=>t)).flatMap(t=>t.match(tn)??[]))]}(this.data.referencia)))this.shownNames.set(t,!0);return this.shownNames}insteadOf(t){return this.elsewhere??=function({words:t}){let e=new Map;for(let[n,{equivalent:s,isReserved:i}]of t)for(let t of i?s.split(ts):[]){let s=ti.exec(t)?.[0];void 0!==s&&e.set(s,[...e.get(s)??[],{word:n,isWhole:s===t}])}return new Map([...e].map(([t,e])=>[t,e.sort((t,e)=>Number(e.isWhole)-Number(t.isWhole)).map(({word:t})=>t)]))}(this),this.hasName(t)?[]:this.elsewhere.get(t)??[]}isReserved(t){return this.words.get(t)?.isReserved===!0}mayHaveModule(t){let{referencia:e,unread:n}=this.data;if(void 0===this.around){for(let t of(this.around=this.names(),e.outros??[]))this.around.set(t,!0);for(let t of n){let[e,n]=t.startsWith($)?y(t.slice($.length)):[];\"-\"===e&&this.around.set(n??\"*\",!0)}for(let t of this.modules.keys())for(let{index:e}of t.matchAll(/\\.|::/g))this.around.set(t.slice(0,e),!0)}return this.around.has(t)||this.around.has(\"*\")}isImporting(t){let e=this.words.get(t);return void 0!==e&&(\"\"===e.equivalent?ta.test(t):to.test(e.equivalent))}isDeclaring(t){let e=this.words.get(t);return void 0!==e&&(tl.test(e.equivalent)||this.declaring.has(t))}isBinding(t){return th.test(this.words.get(t)?.equivalent??\"\")}isConditional(t){return this.conditional.has(t)}isConstant(t){return\"constante\"===this.groups.get(t)}groupOf(t){return this.groups.get(t)}get tellsDeclaring(){return this.hasGroup(td)}hasGroup(t){return this.data.lexico?.palavras[t]!==void 0}successorOf({agora:t}){let e=new Set;for(let n=t;null!==n&&!e.has(n);n=this.gone.get(n)?.agora??null){let t=this.byId.get(n);if(void 0!==t)return t;e.add(n)}}addressOf(t){let{base:e,files:n}=this.data;if(void 0!==e)return e+t.endereco;if(\"erro\"!==t.tipo)return;let{doc:s=\"\"}=n.erros.codigos.find(({codigo:e})=>e===t.nome)??{};return\"\"===s?void 0:`${n.index.documentacao.replace(/\\/+$/,\"\")}/${s}`}addModule(t,e){let n=[t.nome,...t.apelidos],{isUnread:s,others:i}=function(t,e){let n=[],s=!1;for(let i of e){if(!i.startsWith($))continue;let[e,r,o,a]=y(i.slice($.length));void 0===e&&(s=!0),e===String(t)&&(\"-\"===o&&void 0!==a?n.push(a):(void 0===r||\"simbolos\"===r&&void 0===a)&&(s=!0))}return{isUnread:s,others:n}}(this.data.files.modulos.modulos.findIndex(({nome:e})=>e===t.nome),this.data.unread),r=this.names();for(let e of[...i,...t.outros??[]])r.set(e,!0);let o={item:t,names:n,symbols:e,isWhole:e.size>0&&!s&&!r.has(\"*\"),others:r};for(let t of n){this.modules.set(t,o);let[e=t]=t.split(/\\.|::/);e!==t&&this.roots.set(e,(this.roots.get(e)??0)+1)}}addWords({reservadas:t,contextuais:e}){let n=new Map(this.data.referencia.itens.map(t=>[`${t.tipo}:${t.nome}`,t])),s=(t,e,s,i)=>{let r=n.get(`${t}:${e}`);void 0===r||this.words.has(e)||this.words.set(e,{item:r,isReserved:\"palavra\"===t,equivalent:s,where:i})};for(let{palavra:e,equivalente:n}of t)s(\"palavra\",e,n,\"\");for(let{palavra:t,equivalente:n,onde:i}of e)s(\"contextual\",t,n,i)}symbolsByModule(t){let e=new Map;for(let n of t){if(\"simbolo\"!==n.tipo||null===n.modulo)continue;let t=e.get(n.modulo)??this.names();e.set(n.modulo,t),t.has(n.nome)||t.set(n.nome,n)}return e}}let tf=new Set([\"comentario\",\"documentacao\",\"diretiva\"]),tc=new Set([\"texto\",\"caractere\",\"regex\",\"dado\",\"escape\",\"formato\"]),tg={nome:\"name\",palavra:\"name\",contextual:\"name\",numero:\"number\",simbolo:\"symbol\",invalido:\"symbol\",interpolacao:\"text\"};class tp{openers;closers;ends;begins;mark;constructor({continuacao:t={}}){let{entre:e=[],fim:n=[],inicio:s=[],marca:i}=t;this.openers=new Set(e.map(([t])=>t)),this.closers=new Set(e.map(([,t])=>t)),this.ends=new Set(n),this.begins=s,this.mark=i}isJoined(t){return void 0!==this.mark&&t.trimEnd().endsWith(this.mark)}goesOn(t,e,n){return this.ends.has(t)||this.begins.some(t=>e.startsWith(t,n))}}class tm{text;source;around;regions;lines;tokens=[];prose=[];faults=[];keywords=new Set;open=[];depth=0;isBroken=!0;constructor(t,e,n,s,i){this.text=t,this.source=e,this.around=n,this.regions=s,this.lines=i}read(){let{text:t,source:e}=this;for(let n=0;n<e.length;n+=1){let s=e[n];if(\"branco\"===s.class){let e=t.slice(s.start,s.end);/[\\r\\n]/.test(e)&&!this.lines.isJoined(e)&&this.lineEnds(s.start)}else tf.has(s.class)||this.isText(s)?n=this.region(n):this.code(s)}this.lineEnds(t.length);let{tokens:n,prose:s,faults:i,keywords:r}=this;return{text:t,tokens:n,prose:s,faults:i,keywords:r}}isText({class:t,name:e}){let n=\"invalido\"===t||\"nome\"===t;return tc.has(t)||n&&void 0!==e&&this.regions.has(e)}region(t){var e,n,s;let i,{source:r,text:o}=this,a=r[t],{start:l}=a,h=this.around.at(l),d=t;for(;void 0!==h&&(r[d+1]?.start??h.end)<h.end&&r[d+1]?.class!==\"interpolacao\";)d+=1;let{end:u}=r[d],f=this.regions.get(h?.name??a.name??\"\"),c=tf.has(f?.classe??a.class),g=void 0!==h&&u<h.end,p=h?.isClosed===!1&&!g,m=\"object\"==typeof f?.fecha?f.fecha:{},v=\"ate\"in m&&\"abertura\"!==m.ate,k=v||\"linha_inteira\"in m&&f?.fila!==!0;return p&&!k&&this.faults.push({kind:\"unclosed\",start:l,end:(e=o,n=l,s=u,(i=e.indexOf(\"\\n\",n))<0?s:Math.max(n+1,Math.min(i,s))),name:f?.classe}),this.prose.push({start:l,end:u,isOpen:!g&&(v||p)}),c?o.slice(l,u).includes(\"\\n\")&&this.tokens.length>0&&v&&(this.isBroken=!0):this.push(f?.classe===\"nome\"?\"name\":\"text\",l,u),d}lineEnds(t){this.isBroken=!0;let e=this.open.findIndex(({name:t})=>void 0===t||this.regions.get(t)?.linhas!==!0),n=this.open[e];void 0!==n&&(this.open.length=e,this.faults.length=Math.min(this.faults.length,n.faults),this.faults.push({kind:\"unclosed\",start:n.start,end:t,name:\"interpolacao\"}))}interpolation({start:t,end:e,name:n}){let s=this.text.slice(t,e);!0===this.regions.get(n??\"\")?.interpola?.some(({fecha:t})=>t===s)&&this.open.at(-1)?.name===n?this.open.pop():this.opens(s,n)&&this.open.push({name:n,start:t,faults:this.faults.length})}opens(t,e){let{interpola:n=[]}=this.regions.get(e??\"\")??{};return n.some(({abre:e,fecha:n})=>e===t&&void 0!==n)}code(t){let{class:e,start:n,end:s}=t,i=this.text.slice(n,s);\"interpolacao\"===e&&this.interpolation(t),\"contextual\"===e&&this.keywords.add(n),\"invalido\"===e&&this.faults.push({kind:/^\\p{Nd}/u.test(i)?\"number\":\"stray\",start:n,end:s,name:void 0}),this.push(tg[e]??\"symbol\",n,s),\"simbolo\"===e&&(this.lines.openers.has(i)?this.depth+=1:this.lines.closers.has(i)&&(this.depth=Math.max(0,this.depth-1)))}push(t,e,n){let s=this.tokens.at(-1),i=void 0===s?\"\":this.text.slice(s.start,s.end),r=this.isBroken&&0===this.depth&&!this.lines.goesOn(i,this.text,e);this.tokens.push({kind:t,start:e,end:n,isFirst:r}),this.isBroken=!1}}class tv{spans;open=[];next=0;constructor(t){this.spans=[...t].sort((t,e)=>t.start-e.start||e.end-t.end)}at(t){let{spans:e,open:n}=this;for(let s=e[this.next];void 0!==s&&s.start<=t;s=e[this.next])n.push(s),this.next+=1;for(;n.length>0&&(n.at(-1)?.end??0)<=t;)n.pop();return n.at(-1)}}function tk(t){var e;return Array.isArray(t)?0===t.length?\"an empty list\":\"a list\":\"object\"==typeof t&&null!==t?\"an object\":\"string\"!=typeof t?String(t):JSON.stringify((e=t).length<=60?e:`${e.slice(0,60).replace(/[\\ud800-\\udbff]$/,\"\")}…`).replace(/[\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\u00a0]/gu,t=>{let e=JSON.stringify(t).slice(1,-1);return e!==t?e:t.replace(/./gs,t=>`\\\\u${t.charCodeAt(0).toString(16).padStart(4,\"0\")}`)})}let tb=/^(?:[-+*/%&|^]|\\*\\*|\\/\\/|~\\/|\\?\\?|\\|\\||&&|<<|>>|\\.\\.)=$/;function tx({language:t},e){return!!(\":=\"===e||tb.test(e))||\"=\"===e&&t.operators.has(\"==\")}let tw={comentario:\"comment\",interpolacao:\"code in a text\",nome:\"name\"},t$={\"(\":\")\",\"[\":\"]\",\"{\":\"}\"},ty=\"invalida\";function tM({tokens:t}){let e=[];for(let n of t){let t=e.at(-1);n.isFirst||void 0===t?e.push({start:n.start,end:n.end,last:n}):t.last=n}return e}let tA=/^(?:_.*|[$@].*|constructor|prototype|toString|valueOf|hasOwnProperty|name|length|class|methods|send|type|keys|values|items|get|set|has)$/;function tO({modulo:t,nome:e}){return null===t?e:`${t}.${e}`}let tC=new Set([\":\",\"=\",\"=>\",\"->\"]),tS=/^[*&|.~!@+-]+$/,t_=new Set([\"(\",\",\"]),tL=new Set([\")\",\",\"]),tW=new Set([\"{\",\":\",\"=>\",\"->\",\"=\"]);function tj(t,e,n){let{language:s}=t,{tokens:i}=e,{isFirst:r,start:o,end:a}=i[n],l=r?\"\":d(e,n-1),h=!r&&u(e,n-1)&&s.words.has(l);if(h&&(s.isDeclaring(l)||s.isBinding(l)))return;let g=i[n+1],p=g?.isFirst===!1?d(e,n+1):\"\";if(tx(t,p))return;if(\"(\"===p&&g?.start===a)return tF(t,e,n,tI(e,n+1))?void 0:\"call\";if(\"\"!==p&&f(e,n+1))return tF(t,e,n,v(e,n).last)?void 0:\"base\";let m=\"\"!==p&&g.start>a&&tB(t,e,n+1),k=!r&&i[n-1].end<o&&tB(t,e,n-1),b=\"\"!==p&&u(e,n+1)&&(r||s.isDeclaring(p));if(m||k||b)return\"beside\";let x=\"\"===p||function({language:t},e){return t.data.lexico?.blocos?.abre?.includes(e)===!0}(t,p)&&i[n+2]?.isFirst!==!1;return r&&x?\"line\":u(e,n+1)&&\"\"!==p&&!s.words.has(p)?void 0:!function(t,e,n){if(!(t_.has(d(e,n-1))&&tL.has(d(e,n+1))))return!1;let s=0;for(let i=n-1;i>0&&n-i<200;i-=1)if(!((s+=c(e,i))<=0)){if(!(\"(\"===d(e,i)&&u(e,i-1)&&e.tokens[i-1]?.end===e.tokens[i]?.start))break;if(f(e,i-2))return!tW.has(d(e,tI(e,i)+1));return!t.language.isReserved(d(e,i-1))&&\"call\"===tj(t,e,i-1)}return!1}(t,e,n)?!(s.operators.has(l)&&!tS.test(l)||tx(t,l))||h||tC.has(p)?void 0:\"value\":\"value\"}function tF(t,e,n,s){let{language:i}=t,r=e.tokens[n]?.isFirst===!1&&u(e,n-1),o=r?d(e,n-1):\"\";if(r&&!i.words.has(o))return!0;let a=e.tokens[s+1]?.isFirst===!1?d(e,s+1):\"\";if(\")\"===d(e,s)&&tx(t,a))return!0;let l=!(i.isReserved(o)&&i.tellsDeclaring);return tW.has(a)&&(r?l:e.tokens[n]?.isFirst===!0)}function tB(t,e,n){var s,i;let{kind:r,start:o=0}=e.tokens[n]??{};return\"number\"===r||(\"name\"===r?(s=t.language,i=d(e,n),!s.words.has(i)||s.isConstant(i)):\"text\"===r&&function({prose:t=[]},e){return t[l(t,t=>t.start>=e)]?.start===e}(e,o))}function tI(t,e){let n=0,s=e;for(;s<t.tokens.length&&s-e<1e3&&0!==(n+=c(t,s));s+=1);return s}function tN(t,e,n,s){let i=[...e].filter(e=>{let i=Math.max(e.length,t.length);return i>=n&&Math.abs(e.length-t.length)<=i*s});return tt(t,i,3,s)}let tE=/[=+\\-/%^]$/;function tz(t,e){let{operators:n}=t,s=[];for(let i=0;i+1<e.tokens.length;i+=1){let[r,o]=[e.tokens[i],e.tokens[i+1]];if(r?.kind!==\"symbol\"||o?.kind!==\"symbol\"||r.end!==o.start)continue;let[a,l]=[d(e,i),d(e,i+1)],h=a+l;if(!l.startsWith(\"=\")||!tE.test(a)||!n.has(a)||n.has(h))continue;let u=tt(h,n.keys(),3),f={start:r.start,end:o.end};s.push({kind:\"unknown-operator\",...f,message:`${t.name} ${t.version} has no operator ${tk(h)}. Is it ${u.map(tk).join(\" or \")}?`,fixes:u.map(t=>({title:`Change to ${t}`,...f,text:t,isSure:!1}))}),i+=1}return s}function tP(t,{hasFile:e},n=500){let s;return void 0===t.reading?[]:[...function({reading:t,language:e,text:n}){return(t?.faults??[]).map(({kind:t,start:s,end:i,name:r})=>{let o={stray:`${tk(n.slice(s,i))} is no part of ${e.name}.`,number:`No number of ${e.name} goes on with ${tk(String.fromCodePoint(n.codePointAt(i)??32))}.`,unclosed:`The ${tw[r??\"\"]??\"text\"} that begins here has no end.`};return{kind:t,start:s,end:i,message:o[t],detail:\"unclosed\"===t?r:void 0}})}(t),...function(t){let e=t.reading,n=new Set((t.language.data.lexico?.continuacao?.entre??[]).map(([t])=>t));if(void 0===e||e.faults.length>0)return[];let s=[],i=(t,n)=>{let{start:s,end:i}=e.tokens[t];return{kind:\"bracket\",start:s,end:i,message:n}};for(let t=0;t<e.tokens.length;t+=1){let r=c(e,t);if(0===r)continue;let o=d(e,t);if(r>0){if(!n.has(o))return[];s.push({at:t,text:o});continue}let a=s.pop();if(void 0===a)return[i(t,`${tk(o)} closes nothing.`)];if(t$[a.text]!==o)return[i(t,`${tk(o)} does not close the ${tk(a.text)} that is open.`)]}let r=s.at(-1);return void 0===r?[]:[i(r.at,`${tk(r.text)} is not closed.`)]}(t),...function({reading:t,text:e,language:n}){return void 0!==t&&n.forbidsTabs?tM(t).flatMap(({start:t})=>{let s=e.lastIndexOf(\"\\n\",t-1)+1,i=e.slice(s,t).indexOf(\"\t\");if(i<0||\"\"!==e.slice(s,t).trim())return[];let r=n.data.lexico?.blocos?.largura??4,o=e.slice(s,t);return[{kind:\"tab\",start:s+i,end:t,message:`A tab does not indent in ${n.name}.`,fixes:[{title:`Change tabs to ${r} blanks`,start:s,end:t,text:o.replaceAll(\"\t\",\" \".repeat(r)),isSure:!0}]}]}):[]}(t),...function(t){let e,{reading:n,text:s,language:i}=t,{recuo:r,abre:o=[]}=i.data.lexico?.blocos??{};if(void 0===n||!0!==r||n.faults.length>0)return[];let a=[],l=[0],h=\"\";for(let{start:t,end:r,last:d}of tM(n)){let n=s.lastIndexOf(\"\\n\",t-1)+1,u=s.slice(n,t);if(!/^ *$/.test(u))break;let f=u.length,c=f>l.at(-1);if(void 0===e||c||a.push({kind:\"empty-block\",start:e.start,end:e.end,message:\"A block is announced here, and none follows.\"}),c)void 0===e&&o.length>0&&a.push({kind:\"indentation\",start:n,end:t,message:\"This line is indented, and no block was announced.\",detail:i.words.has(h)?\"unannounced\":\"deeper\"}),l.push(f);else{for(;f<l.at(-1);)l.pop();f!==l.at(-1)&&(a.push({kind:\"indentation\",start:n,end:Math.max(r,t),message:`No block began in column ${f+1}.`,detail:\"between\"}),l.push(f))}h=s.slice(t,r),e=void 0!==d&&o.includes(s.slice(d.start,d.end))?d:void 0}return a}(t),...function(t){let e=t.reading,{language:n}=t;if(void 0===e||n.data.lexico?.blocos?.recuo!==!0)return[];let s=[];for(let i=0;i<e.tokens.length;i+=1){if(!e.tokens[i]?.isFirst||!u(e,i))continue;let r=n.isDeclaring(d(e,i))&&u(e,i+1)?i+1:i,o=d(e,r);if(!n.isReserved(o)||n.groupOf(o)===ty||!tx(t,d(e,r+1)))continue;let{start:a,end:l}=e.tokens[r];s.push({kind:\"reserved-name\",start:a,end:l,message:`${tk(o)} is a reserved word of ${n.name}, and no name.`,detail:r===i?\"assigned\":\"declared\",item:n.words.get(o)?.item})}return s}(t),...function({reading:t,language:e}){return void 0!==t&&e.hasGroup(ty)?t.tokens.flatMap(({kind:n,start:s,end:i},r)=>{let o=\"name\"===n?d(t,r):\"\";return\"\"===o||e.groupOf(o)!==ty?[]:[{kind:\"forbidden-word\",start:s,end:i,message:`${tk(o)} is kept for later versions of ${e.name}.`,item:e.words.get(o)?.item}]}):[]}(t),...void 0===(s=t.reading)?[]:t.imports.flatMap(n=>{var i,r;let{first:o,modules:a}=n,l=s.tokens[o]?.start===(i=t.text,r=s.tokens[o]?.start??0,i.lastIndexOf(\"\\n\",r-1)+1);return a.flatMap(({module:i,name:r,chain:o})=>void 0!==i||!l||o.parts.some(e)?[]:function(t,e,n,s,i){let{language:r}=t,o={start:e.tokens[s.first]?.start,end:e.tokens[s.last]?.end},a=r.gone.get(`modulo:${n}`);if(void 0!==a){let t=r.successorOf(a),e=null===a.ate?\"\":` since ${a.ate}`,l=void 0===t?\"\":`: it is ${t.nome} now`,h=t&&{title:`Change to ${t.nome}`,...o,text:t.nome,isSure:function({bound:t},{parts:e},n){let s=e.at(-1);return s===n.split(/\\.|::/).at(-1)||!t.some(t=>t.name===s)}(i,s,t.nome)},d=`The module ${n} is gone${e}${l}.`;return[{kind:\"gone-module\",...o,message:d,fixes:h?[h]:[],item:t}]}let l=r.mayHaveModule(n)?void 0:function(t,e,{parts:n}){let[s=\"\",...i]=n;if(0===i.length)return;let r=[...t.modules.keys()];if((t.roots.get(s)??0)>=2)return tt(e,r,3);let o=r.filter(t=>{let[e=\"\",...n]=t.split(/\\.|::/);return n.length===i.length&&n.every((t,e)=>t===i[e])&&tt(s,[e],1,.34).length>0});return o.length>0?tt(e,o,3):void 0}(r,n,s);if(void 0===l)return[];let h=0===l.length?\"\":` Is it ${l.map(tk).join(\" or \")}?`;return[{kind:\"unknown-module\",...o,message:`${r.name} ${r.version} has no module ${tk(n)}.${h}`,fixes:l.map(t=>({title:`Change to ${t}`,...o,text:t,isSure:!1}))}]}(t,s,r,o,n))}),...(function(t){let e=t.reading;if(void 0===e)return[];let n=[],s=t=>({start:e.tokens[t]?.start,end:e.tokens[t]?.end});for(let{selected:e}of t.imports)for(let{module:t,name:i,own:r,token:o}of e)n.push({module:t,name:i,...s(o),isFree:r!==i});let i=new Set;for(let{chain:r,asked:o,module:a}of function*(t,e){let n=new Map(t.imports.map(({first:t,end:e})=>[t,e])),{certain:s,loose:i}=t;for(let r=0;r<e.tokens.length;r+=1){let o=n.get(r);if(void 0!==o){r=o-1;continue}if(!u(e,r)||f(e,r-1)||!f(e,r+1))continue;let a=v(e,r),l=t.moduleOf(a,s);if(r=a.last,void 0===l||l.length>=a.parts.length)continue;let[h=\"\"]=a.parts;(1===l.length?s.has(h):!i.has(h))&&(yield{chain:a,asked:l.length,module:l.module})}}(t,e)){let l=r.first+2*o,h=r.parts[o];tx(t,d(e,l+1))&&i.add(`${a.item.nome}.${h}`),n.push({module:a,name:h,...s(l),isFree:!0})}return n.filter(({module:t,name:e})=>!i.has(`${t.item.nome}.${e}`))})(t).flatMap(e=>{let n=e.module.symbols.get(e.name);return void 0===n?function(t,e){let{module:n,name:s,start:i,end:r}=e,{language:o}=t,a=`${n.item.nome}.${s}`,l=n.names.map(t=>o.gone.get(`simbolo:${t}.${s}`)).find(t=>t);if(void 0!==l){let t=o.successorOf(l),n=null===l.ate?\"\":` since ${l.ate}`,s=void 0===t?\"\":`: it is ${tO(t)} now`;return[{kind:\"gone-symbol\",start:i,end:r,message:`${a} is gone${n}${s}.`,fixes:void 0===t?[]:function(t,{module:e,start:n,end:s,isFree:i}){return t.modulo!==e.item.nome?[]:[{title:`Change to ${t.nome}`,start:n,end:s,text:t.nome,isSure:i}]}(t,e),item:t}]}if(!n.isWhole||n.others.has(s)||tA.test(s)||function({language:t},{names:e},n){for(let s of t.modules.keys())for(let t of e)for(let e of[\".\",\"::\"])if(s===t+e+n||s.startsWith(t+e+n+e))return!0;return!1}(t,n,s))return[];let h=tt(s,n.symbols.keys(),3),d=0===h.length?\"\":` Is it ${h.map(tk).join(\" or \")}?`;return[{kind:\"unknown-symbol\",start:i,end:r,message:`${n.item.nome} has no ${tk(s)} in ${o.name} ${o.version}.${d}`,fixes:h.map(t=>({title:`Change to ${t}`,start:i,end:r,text:t,isSure:!1})),item:n.item}]}(t,e):null===n.obsoleto?[]:[function(t,{start:e,end:n}){return{kind:\"deprecated\",start:e,end:n,message:`${tO(t)} is deprecated: ${t.obsoleto}`,item:t}}(n,e)]}),...function(t){let e=t.reading;if(void 0===e)return[];let{name:n,version:s}=t.language;return(function(t,e){let{language:n}=t,s=[],i=(function(t,e){let{language:n}=t,s=n.names(),i=n.names(),r=new Map(t.imports.map(({first:t,end:e})=>[t,e]));for(let o=0;o<e.tokens.length;o+=1){let a=r.get(o);if(void 0!==a){for(;o<a;o+=1)u(e,o)&&i.set(d(e,o),!0);o-=1;continue}if(!u(e,o)||f(e,o-1))continue;let l=d(e,o);if(n.words.has(l)||i.has(l))continue;let h=t.isOwnAt(e,o)?void 0:tj(t,e,o);if(void 0===h){i.set(l,!0);continue}let c=s.get(l);void 0===c?s.set(l,{places:[o],uses:new Set([h])}):(c.places.push(o),c.uses.add(h))}return[...s].flatMap(([t,{places:e,uses:n}])=>i.has(t)?[]:[{name:t,places:e,uses:n}])})(t,e).slice(0,2e3),r=i.filter(({uses:t})=>t.has(\"line\")).length>1;for(let o of i){let{name:i,places:a,uses:l}=o;if(n.hasName(i))continue;let h=n.insteadOf(i),d=h.length>0?h:function(t,{name:e,uses:n},s){let{language:i}=t;if(n.has(\"base\")){let n=i.builtins.size>0?tN(e,t.bound.keys(),2,.5):[];if(n.length>0)return n}if(i.shown.has(e))return[];let r=new Set,o=t=>{for(let e of t)r.add(e)};if(n.has(\"call\")&&i.builtins.size>0&&(o(i.builtins.keys()),o(i.words.keys())),i.builtins.size>0&&(n.has(\"call\")||n.has(\"value\")))for(let{selected:e}of t.imports)o(e.map(({own:t})=>t));if((n.has(\"beside\")||s)&&(o(i.words.keys()),o(i.verbs.keys())),n.has(\"value\")||n.has(\"base\"))for(let t of(n.has(\"value\")&&o(i.builtins.keys()),i.words.keys()))i.isConstant(t)&&r.add(t);return tN(e,r,3,.34)}(t,o,!r&&l.has(\"line\"));for(let t of a){let{start:r}=e.tokens[t],{parts:o,separator:a,last:l}=v(e,t),h=o.join(a),u=o.length>1?n.insteadOf(h):[];u.length>0?s.push({name:h,start:r,end:e.tokens[l].end,near:u}):d.length>0&&s.push({name:i,start:r,end:e.tokens[t].end,near:d})}}return s})(t,e).map(({name:t,start:e,end:i,near:r})=>{let o=r.map(tk).join(\" or \");return{kind:\"unknown-name\",start:e,end:i,message:`${n} ${s} has no ${tk(t)}, and nothing in this program is called so. Is it ${o}?`,fixes:r.map(t=>({title:`Change to ${t}`,start:e,end:i,text:t,isSure:!1}))}})}(t),...function({reading:t,language:e}){return void 0===t?[]:tz(e,t)}(t)].sort((t,e)=>t.start-e.start||t.end-e.end).slice(0,n)}let tR={hasFile:()=>!1};function tT({kind:t,detail:e}){return void 0===e?t:`${t}:${e}`}let tD=/(?![\\t\\n\\u200c\\u200d])[\\p{Cc}\\p{Cf}\\u2028\\u2029]/gu,tq=/^[!-~]+(?: [!-~]+)*$/;class tH{before;text;tokenizer;same;near;constructor(t,e,n){this.before=t,this.text=e,this.tokenizer=n,this.same=function(t,e){let n=Math.min(t.length,e.length),s=0;for(;s<n&&t.slice(s,s+65536)===e.slice(s,s+65536);)s+=65536;for(s=Math.min(s,n);s<n&&t.charCodeAt(s)===e.charCodeAt(s);)s+=1;return s}(t.text,e)}at(t){if(t<this.same)return this.before;let{near:e}=this;if(void 0!==e&&e.from<=t&&t<=e.to)return e.reading;let n=this.start(),s=this.text.indexOf(\"\\n\",t),i=s<0?this.text.length:s;return void 0===n||i-n>1e5?this.inLongLine(t,i):this.readNear(n,i)}readNear(t,e){let n=tJ(this.tokenizer(this.text.slice(t,e)),t,this.text);return this.near={from:t,to:e,reading:n},n}inLongLine(t,e){let{before:n,same:s}=this;if(t-s>1e5)return;let i=n.tokens.slice(tU(n.tokens,s-4e3),tU(n.tokens,s)),r=i.at(-1)?.start??0,o=i.filter(({start:t})=>t>s-2e3&&t<r);for(let{start:r}of i.filter(({kind:t,start:e})=>\"text\"!==t&&e<=s-2e3).slice(0,8)){let i=tJ(this.tokenizer(n.text.slice(r,s)),r,this.text),a=i.tokens.slice(tU(i.tokens,o[0]?.start??s)),l=o.every((t,e)=>t.start===a[e]?.start&&t.end===a[e]?.end&&t.kind===a[e]?.kind);if(o.length>0&&l)return this.readNear(r,Math.min(e,t+4e3))}}start(){let{tokens:t,text:e}=this.before,n=tU(t,this.same);for(;n>0&&t[n-1].end>=this.same;)n-=1;for(let s=n-1;s>=0&&n-s<2e4;s-=1){let{isFirst:n,start:i}=t[s],r=0===i||\"\\n\"===e.charAt(i-1);if(n&&r&&!/[)\\]}]/.test(e.charAt(i)))return i}}}function tJ({tokens:t,prose:e,faults:n,keywords:s},i,r){let o=t=>({...t,start:t.start+i,end:t.end+i});return{text:r,tokens:t.map(o),prose:e.map(o),faults:n.map(o),keywords:new Set([...s].map(t=>t+i))}}function tU(t,e){return l(t,({start:t})=>t>=e)}let tG=new Set([\":\",\"=\",\"=>\",\":=\"]),tZ=new Set([\"(\",\"{\",\"[\",\",\",\";\",\"|\"]),tK={start:0,end:1/0};function tQ(t,{head:e,last:n}){return{start:tV(t,e),end:t.tokens[n]?.end??1/0}}function tV({tokens:t},e){return t[e].start}function tX({language:t},e,n){for(let s=n;s<n+4&&u(e,s)&&!(s>n&&e.tokens[s]?.isFirst);s+=1){if(t.isDeclaring(d(e,s)))return s;if(!t.words.has(d(e,s)))break}}class tY{document;language;importWords;tokenizer;text;read;found;meanings;own;named;asked;last;edited;constructor(t,e,n,s,i){this.document=t,this.language=e,this.importWords=n,this.tokenizer=s,this.text=t.getText();let r=i?.read===void 0?i?.last:i;if(r?.read===void 0||void 0===s||this.text.length<1e5)return;this.last=r,this.edited=new tH(r.read,this.text,s)}get isDescribed(){return void 0!==this.tokenizer}get reading(){return void 0===this.read&&void 0!==this.tokenizer&&(this.read=this.tokenizer(this.text),this.last=void 0,this.edited=void 0,this.found=void 0),this.read}readingAt(t){return this.edited?.at(t)??this.reading}codeAt(t){return this.readingAt(t)??{text:this.text,tokens:b(this.text,t)}}isProse(t){let e=this.readingAt(t)?.prose??[],n=e[l(e,({start:e})=>e>=t)-1];return void 0!==n&&(t<n.end||t===n.end&&n.isOpen)}isKeywordAt(t,e,n){if(void 0===this.tokenizer)return!0;let s=this.blockStart(e);if(e-s>8e3)return!0;let i=this.text.indexOf(\"\\n\",n),r=this.text.slice(n,i<0?void 0:i),o=`${this.text.slice(s,e)}${t}${r.slice(0,8e3)}\n`;return this.tokenizer(o).keywords.has(e-s)}blockStart(t){let e=t;for(;e>0;){if(e=this.text.lastIndexOf(\"\\n\",e-1)+1,/[^\\s)\\]}]/.test(this.text.charAt(e))&&e<t&&!this.isProse(e)||0===e||t-e>8e3)return e;e-=1}return 0}get imports(){return void 0!==this.last&&void 0===this.read?this.last.imports:(this.found??=this.findImports(),this.found)}get bound(){let{imports:t}=this;if(this.named?.imports===t)return this.named.modules;let e=this.language.names();for(let{bound:n}of t)for(let{name:t,module:s}of n)s&&e.set(t,s);return this.named={imports:t,modules:e},e}get certain(){return this.meanings??=this.findMeanings(),this.meanings.certain}isOwnAt(t,e){let{start:n=0}=t.tokens[e]??{},s=d(t,e);return!!(tZ.has(d(t,e-1))&&tG.has(d(t,e+1)))||(void 0!==this.last&&void 0===this.read?this.last.ownNames.has(s):(this.ownNames.get(s)??[]).some(t=>t.start<=n&&n<t.end))}isNameAt(t,e){let{keywords:n}=t,{start:s=0}=t.tokens[e]??{};return n?.has(s)===!1&&this.language.isConditional(d(t,e))}selectedAt(t,e){let{imports:n}=this;if(this.asked?.imports!==n){let t=n.flatMap(t=>t.selected);this.asked={imports:n,byStart:new Map(t.map(t=>[t.start,t]))}}let s=this.asked.byStart.get(t.tokens[e]?.start??-1);return s?.name===d(t,e)?s:void 0}get ownNames(){return this.own??=function(t){var e,n;let{language:s,reading:i}=t,r=s.names();if(void 0===i)return r;let o=function(t){let e=new Map;for(let{head:n,last:s}of function(t){let{blocos:e={}}=t.language.data.lexico??{},n=t.reading;if(void 0===n)return[];let s=!0===e.recuo?function(t,e){let n=[],s=[],i=(t,e)=>{for(let i=s.at(-1);void 0!==i&&i.column>=t;i=s.at(-1))i.isFilled&&n.push({head:i.head,last:e}),s.pop()};for(let[n,{isFirst:r,start:o}]of e.tokens.entries()){if(!r)continue;let e=o-(t.lastIndexOf(\"\\n\",o-1)+1);i(e,n-1);let a=s.at(-1);void 0!==a&&(a.isFilled=!0),s.push({column:e,head:n,isFilled:!1})}return i(-1,e.tokens.length-1),n}(t.text,n):[],i=[...e.pares??[],...e.palavras??[]];return i.length>0&&s.push(...function(t,e){let n=new Map;for(let[t,s]of e)n.set(t,[...n.get(t)??[],s]);let s=new Set(e.map(([,t])=>t)),i=[],r=[],o=0;for(let[e,{kind:a,isFirst:l}]of t.tokens.entries()){if(l&&(o=e),\"text\"===a)continue;let h=d(t,e);if(s.has(h)){let t=r.findLastIndex(t=>n.get(t.text)?.includes(h)),s=r[t];if(void 0===s)continue;r.length=t,i.push({head:s.head,last:e})}else n.has(h)&&r.push({text:h,head:o})}return i}(n,i)),s.sort((t,e)=>t.head-e.head||e.last-t.last)}(t))e.set(n,Math.max(s,e.get(n)??0));return e}(t),a=(e=t,n=i,new Map([...o].filter(([t])=>void 0!==tX(e,n,t)))),l=[],h=(t,e)=>{let n=d(i,t);if(s.isReserved(n))return;let o=r.get(n);void 0===o?r.set(n,[e]):e===tK?o.splice(0,o.length,e):o[0]!==tK&&o.at(-1)?.start!==e.start&&o.push(e)};for(let{first:e,end:n}of t.imports)for(let s=e+1;s<n;s+=1)u(i,s)&&!f(i,s-1)&&void 0===t.selectedAt(i,s)&&h(s,tK);for(let e=0;e<i.tokens.length;e+=1){if(!g(i,e,s.separators))continue;for(;l.length>0&&(l.at(-1)?.last??0)<e;)l.pop();let n=l.at(-1),r=void 0===n?tK:tQ(i,n),o=function(t,e,n){let s=tX(t,e,n);if(void 0===s)return u(e,n)&&tx(t,d(e,n+1))?n:void 0;let i=s+1;return!u(e,i)||e.tokens[i]?.isFirst||f(e,i+1)?void 0:i}(t,i,e),p=a.get(e);if(void 0!==p&&l.push({head:e,last:p}),void 0===o)continue;h(o,r);let m=void 0===p?{...r,start:tV(i,e)}:tQ(i,{head:e,last:p});if(\"(\"===d(i,o+1))for(let t of function(t,e){let n=[],s=0;for(let i=e;i<t.tokens.length&&i-e<1e3&&0!==(s+=c(t,i));i+=1){let e=d(t,i-1);1===s&&u(t,i)&&(\"(\"===e||\",\"===e)&&n.push(i)}return n}(i,o+1))h(t,m)}let p=0;for(let e=0;e<i.tokens.length;e+=1){i.tokens[e]?.isFirst&&(p=e);let n=function({language:t},e,n){let s=[];if(!u(e,n)||f(e,n-1)||!t.isBinding(d(e,n)))return s;let i=Math.min(e.tokens.length,n+1e3);for(let r=n+1;r<i&&!e.tokens[r]?.isFirst;r+=1){let n=d(e,r);if(u(e,r)&&!t.isReserved(n)){if(f(e,r+1)||(s.push(r),\",\"!==d(e,r+1)))break}else if(\",\"!==n&&0>=c(e,r)&&!(0===s.length&&t.isReserved(n)))break}return s}(t,i,e);if(0===n.length)continue;let s={start:tV(i,e),end:function(t,e,n){let s=0,i=Math.min(t.tokens.length,e+1e3);for(let r=e;r<i;r+=1)if(void 0===n&&r>e&&t.tokens[r]?.isFirst||void 0!==n&&r>n||(s+=c(t,r))<0)return tV(t,r);return void 0===n?1/0:t.tokens[n].end}(i,e,o.get(p))};for(let t of n)h(t,s)}return r}(this),this.own}get loose(){return this.meanings??=this.findMeanings(),this.meanings.loose}moduleOf({parts:t,separator:e},n=this.bound){for(let s=t.length;s>0;s-=1){let i=t.slice(0,s).join(e),r=n.get(i)??this.language.modules.get(i);if(void 0!==r)return{module:r,length:s}}}findImports(){let t=this.reading,e=[];if(void 0===t)return e;for(let n=0;n<t.tokens.length;n+=1){if(!u(t,n)||!g(t,n,this.language.separators))continue;let s=x(t,n,this.language,this.importWords);void 0!==s&&(e.push(s),n=s.end-1)}return e}findMeanings(){let t=this.reading,e=this.language.names(),n=this.language.names();if(void 0===t)return{certain:e,loose:n};let s=this.language.names();for(let{bound:t,selected:n}of this.imports){for(let{own:t}of n)s.set(t,!0);for(let{name:n,module:i}of t){let t=e.get(n);void 0===i||void 0!==t&&t!==i?s.set(n,!0):e.set(n,i)}}let i=new Map(this.imports.map(({first:t,end:e})=>[t,e]));for(let e=0;e<t.tokens.length;e+=1){let s=i.get(e);void 0!==s?e=s-1:!u(t,e)||f(t,e-1)||f(t,e+1)||\"value\"===tj(this,t,e)||n.set(d(t,e),!0)}for(let t of e.keys())(s.has(t)||n.has(t))&&e.delete(t);return{certain:e,loose:n}}}let t0=/\"(?:[^\"\\\\\\n]|\\\\.)*\"|'(?:[^'\\\\\\n]|\\\\.)*'|`(?:[^`\\\\\\n]|\\\\.)*`/g,t1=/(?:^|(?<=\\s))(?:#(?=[\\s!]|$)|\\/\\/|--(?=\\s|$)).*$/,t2=new Set([\"unknown-symbol\",\"unknown-module\",\"gone-symbol\",\"gone-module\",\"unknown-name\",\"unknown-operator\",\"stray\"]),t3=new Set([\"unknown-module\",\"gone-module\"]);class t5{program;code;bound;missing;found=[];slips=new Map;candidates;times=new Map;constructor(t,e,n,s){this.program=t,this.code=e,this.bound=n,this.missing=s;let{words:i,builtins:r}=t.language;this.candidates=[...i.keys(),...r.keys()]}all(){let{code:t}=this;for(let e=0;e<t.tokens.length;e+=1)u(t,e)&&this.times.set(d(t,e),(this.times.get(d(t,e))??0)+1);for(let e=0;e<t.tokens.length;e+=1){let{kind:n}=t.tokens[e];\"symbol\"===n?e=this.sign(e):\"name\"===n&&(e=f(t,e-1)?this.member(e):this.chain(v(t,e)))}return this.found}sign(t){let{start:e,end:n}=this.code.tokens[t],{operators:s}=this.program.language,i=this.missing.get(e);if(void 0===i){let i=d(this.code,t),r=s.get(i);return void 0!==r&&this.push({name:i,start:e,end:n,state:\"known\",item:r,near:[]}),t}let r=this.code.text.slice(e,i.end),o=tt(r,s.keys(),3);return this.push({name:r,start:e,end:i.end,state:\"unknown\",near:o}),i.end>n?t+1:t}member(t){let{start:e,end:n}=this.code.tokens[t];return this.push({name:d(this.code,t),start:e,end:n,state:\"cannot tell\",near:[]}),t}chain(t){let{first:e,last:n,parts:s}=t,i=this.moduleParts(t);if(void 0===i){this.alone(e);for(let s=e+2;s<=n;s+=2)this.part(t,(s-e)/2,void 0);return n}let{module:r,length:o}=i,a=void 0===r?\"unknown\":\"known\";this.push({...this.place(t,0,o-1),state:a,item:r?.item,near:void 0===r?this.nearModules(t,o):[]});for(let e=o;e<s.length;e+=1)this.part(t,e,e===o?r:void 0);return n}moduleParts(t){let{program:e,code:n}=this,{first:s,parts:i,separator:r}=t,o=this.missing.get(n.tokens[s].start);if(void 0!==o&&t3.has(o.kind))return{module:void 0,length:i.length};let a=e.moduleOf(t,this.bound),l=e.imports.some(({modules:t})=>t.some(t=>t.chain.first===s)),h=i.length>1||l||this.bound.has(i[0]);return void 0!==a&&(h||!e.isDescribed)?a:!e.isDescribed&&i.length>1&&e.language.roots.has(i[0])&&\"\"!==r?{module:void 0,length:i.length}:void 0}nearModules({first:t,parts:e,separator:n},s){let i=this.missing.get(this.code.tokens[t].start);return void 0!==i?t4(i):tt(e.slice(0,s).join(n),this.program.language.modules.keys(),3)}part(t,e,n){var s,i;let r=this.place(t,e,e),o=n?.symbols.get(t.parts[e]),a=this.missing.get(r.start),l=void 0!==a||!this.program.isDescribed&&(s=n,i=t.parts[e],s?.isWhole===!0&&!s.others.has(i));if(void 0!==o)this.push({...r,state:\"known\",item:o,near:[]});else if(l){let s=a?t4(a):tt(t.parts[e],n?.symbols.keys()??[],3),i=t.parts.slice(0,e).join(t.separator)+t.separator;this.push({...r,state:\"unknown\",near:s.map(t=>i+t)})}else this.push({...r,state:\"cannot tell\",near:[]})}alone(t){let{program:e,code:n}=this,{start:s,end:i}=n.tokens[t],r={name:d(n,t),start:s,end:i},o=this.missing.get(s);if(void 0!==o)return void this.push({...r,state:\"unknown\",near:t4(o)});let a=function(t,e,n){let s=f(e,n-1),i=t.selectedAt(e,n);if(void 0!==i)return i.module.symbols.get(i.name);let r=function(t,e,{isMember:n}){let{language:s}=t,{parts:i}=e,r=i.at(-1),o=t.moduleOf(e),a=i.length>1||t.bound.has(r)||!t.isDescribed;if(o?.length===i.length&&a)return o.module.item;if(n)return o?.length===i.length-1?o.module.symbols.get(r):void 0;let l=s.words.get(r);return l?.isReserved?l.item:function(t,e){let{fold:n}=t.language;for(let{selected:s}of t.imports)for(let{module:t,name:i,own:r}of s)if(n(r)===n(e))return t.symbols.get(i)}(t,r)??l?.item??s.builtins.get(r)??s.verbs.get(r)}(t,m(e,n),{isMember:s});return void 0===r||s||\"modulo\"===r.tipo||\"simbolo\"===r.tipo?r:\"contextual\"===r.tipo?t.isNameAt(e,n)?void 0:r:\"embutida\"===r.tipo&&t.isOwnAt(e,n)?void 0:r}(e,n,t);void 0!==a?this.push({...r,state:\"known\",item:a,near:[]}):this.push({...r,state:\"cannot tell\",near:this.meantBy(t)})}meantBy(t){let{code:e,program:n}=this,{parts:s,separator:i,last:r}=v(e,t),o=\"(\"!==d(e,r+1)||n.isOwnAt(e,t)?[]:n.language.insteadOf(s.join(i));return o.length>0?o:this.slipsOf(s[0])}slipsOf(t){if(t.length<4||1!==this.times.get(t))return[];let e=this.slips.get(t)??tt(t,this.candidates,1,.25).filter(e=>e!==t);return this.slips.set(t,e),e}place({first:t,parts:e,separator:n},s,i){let{tokens:r}=this.code;return{name:e.slice(0,i+1).join(n),start:r[t+2*s].start,end:r[t+2*i].end}}push(t){this.found.push(t)}}function t4({fixes:t=[]}){return t.map(({text:t})=>t)}let t6={hasFile:()=>!1};class t9{language;importWords;tokenizer;codeOf;constructor(e){var n;let s,i;this.language=new tu(e),this.importWords=function(t){let e=t.names();for(let n of t.words.keys())t.isImporting(n)&&e.set(n,!0);for(let{item:n}of t.modules.values())for(let{codigo:s}of n.exemplos)for(let n of s.split(\"\\n\")){let s={text:n,tokens:b(n,0)},i=d(s,0),r=x(s,0,t,new Set([i]));r?.modules.some(({module:t})=>void 0!==t)&&e.set(i,!0)}return e}(this.language),this.tokenizer=e.lexico&&(s=new Map(((n=e.lexico).regioes??[]).map(t=>[t.nome,t])),i=new tp(n),t=>{let{tokens:e,regions:r}=function(t,e){let n=V.get(t);void 0===n&&(n=function(t){let e=function({caixa:t}){return\"ignora\"===t?_:t=>t}(t),n=\"ignora\"===t.caixa?A:t=>t,s=(t=[])=>new Set(t.map(n)),{nomes:i,continuacao:r={},blocos:o={}}=t,a=t=>{let n;return n=RegExp(e(t),\"muy\"),(t,e,s)=>{let i=Math.max(0,e-64),r=Math.min(s,e+1024),o=0===i&&r===t.length?t:t.slice(i,r);return n.lastIndex=e-i,n.exec(o)}},l=t=>void 0===t?void 0:RegExp(`^${e(`[${t}]`)}$`,\"u\"),h=t=>t?a(t.padrao):void 0,d=t=>({spec:t,before:K(t.depois_de,n),notBefore:K(t.nao_depois_de,n),behind:l(t.apos),notBehind:l(t.nao_apos),inside:t.dentro_de?.map(n),onLine:t.na_linha?.map(n),ahead:h(t.antes_de),notAhead:h(t.nao_antes_de)}),u=new Map;for(let e of t.regioes??[]){let{escapes:t}=e,n=t?.formas?.map(t=>\"string\"==typeof t?W(t):t.padrao);u.set(e.nome,{spec:e,when:e.quando&&d(e.quando),except:e.exceto&&d(e.exceto),inner:{texts:new B,patterns:[]},forms:n&&a(n.map(t=>`(?:${t})`).join(\"|\")),after:h(e.depois),doubled:[...e.dobra??[]].sort((t,e)=>e.length-t.length),interpolations:[...e.interpola??[]].sort((t,e)=>e.abre.length-t.abre.length).map(t=>({spec:t,nesting:function({abre:t,fecha:e=\"\"}){let n=t.at(-1),s=\"([{\".includes(n)?F[n]:void 0;return void 0!==s&&e.startsWith(s)?[n,s]:void 0}(t),format:t.formato?.padrao?RegExp(`^(?:${t.formato.padrao})$`,\"u\"):void 0})),stops:void 0})}let f=t=>Z(t.flatMap(t=>u.get(t)??[]),a);for(let t of u.values()){let e=f(t.spec.contem??[]);Object.assign(t,{inner:e,stops:function({spec:t,doubled:e,interpolations:n},s){if(!(s.patterns.length>0))return new Set([...[...e,...n.map(({spec:{abre:t}})=>t),t.escapes?.prefixo??\"\"].filter(Boolean).map(t=>t.charCodeAt(0)),...s.texts.firsts,10,13])}(t,e)})}let c=new Map;for(let[e,s]of Object.entries(t.palavras))for(let t of s)c.set(n(t),e);let g=new B;for(let e of[...t.simbolos].sort((t,e)=>e.length-t.length))g.add(e,e);return{lexis:t,openings:Z([...u.values()].filter(({spec:t})=>!t.dentro),a),name:function({inicio:t,resto:e,fim:n,sigilos:s}){let i=s?`[${s}]?`:\"\";return G(`${i}[${t}][${e}]*${n?`[${n}]?`:\"\"}`)}(i),numbers:(t.numeros??[]).map(t=>{var n;return{match:G(e(function(t,e){let n=J(t.digitos??\"0-9\",t),{fracao:s,expoente:i}=t,r=n;if(s){let e=!1===s.separador?`[${t.digitos??\"0-9\"}]+`:n,i=void 0===s.nao_seguido?\"\":`(?![${s.nao_seguido}])`,o=!1===s.depois?`(?:\\\\.${e}|\\\\.${i})?`:`(?:\\\\.${e})?`;r=`${n}${o}`,!1===s.antes&&(r=`(?:${r}|\\\\.${e})`)}let o=i?.marcas,a=i?`(?:[${o}]${i.sinal?`[${U(i.sinal)}]?`:\"\"}${J(i.digitos??\"0-9\",t)})?`:\"\",l=t.sufixos?`(?:(?:${j(t.sufixos)})(?![${e}]))?`:\"\",h=t.prefixo?`(?:${j(t.prefixo)})`:\"\";return`${h}${r}${a}${l}`}(t,i.resto))),forbidden:void 0===t.nao_seguido?void 0:a(\"string\"==typeof(n=t.nao_seguido)?`[${n}]`:n.padrao)}}),symbols:g,words:c,contextual:new Map((t.contextuais??[]).map(({palavra:t,quando:e})=>[n(t),e.map(d)])),fold:n,openers:new Set((r.entre??[]).map(([t])=>t)),closers:new Set((r.entre??[]).map(([,t])=>t)),continues:s(r.fim),begins:r.inicio??[],ends:new Set(r.separador),blockOpeners:s([...o.pares??[],...o.palavras??[]].map(([t])=>t)),blockClosers:s([...o.pares??[],...o.palavras??[]].map(([,t])=>t))}}(t),V.set(t,n));let s=new R(n,e);for(;;){let t=s.frame;if(s.at>=t.limit){if(1===s.frames.length)return s;s.leave()}else\"code\"===t.kind?function(t,e){var n,s;let{text:i}=t,{limit:r}=e;if(t.isBreak(t.at))return function(t,e){let{of:n,region:s}=e;if(n&&s&&!T(n,s))return t.pop();let{machine:i,text:r}=t,{before:o}=e,a=void 0===o?\"\":r.slice(o.start,o.end);t.part(),t.takeLineEnd(\"branco\"),t.part(),e===t.frames[0]&&function(t){let{text:e,at:n}=t;for(let s of t.queue.splice(0).map(({region:s,close:i})=>({kind:\"region\",limit:e.length,region:s,close:i,column:0,span:t.begin(s,n)})).reverse())t.push(s)}(t),i.lexis.continuacao?.livre===!0||e.joined>0||i.continues.has(i.fold(a))||function({text:t,at:e,machine:n}){if(0===n.begins.length)return!1;let s=e+q(t,e);return n.begins.some(e=>t.startsWith(e,s))}(t)||(e.before=void 0,e===t.frames[0]&&(t.beginsLine=!0))}(t,e);if(void 0!==e.of&&void 0===e.counted&&function(t,e){let{of:n,region:s}=e;if(void 0===n||void 0===s||e.depth>0)return!1;let{fecha:i=\"\",formato:r}=n.spec;return t.text.startsWith(i,t.at)&&t.at+i.length<=e.limit?(t.part(),t.take(\"interpolacao\",t.at+i.length,s.spec.nome),t.leave(),!0):void 0!==r&&!(e.joined>0)&&!!t.text.startsWith(r.separador,t.at)&&(t.pop(),t.push({kind:\"format\",limit:e.limit,of:n,region:s}),!0)}(t,e))return;let o=t.at;for(;o<r&&H.test(i.charAt(o));)o+=1;if(o>t.at){t.part(),t.take(\"branco\",o);return}let a=t.machine.lexis.continuacao?.marca;if(void 0!==a&&i.startsWith(a,t.at)&&(n=t,(s=t.at+a.length)===n.text.length||s<n.frame.limit&&n.isBreak(s))){t.take(\"branco\",t.at+a.length),t.at<r&&t.takeLineEnd(\"branco\");return}let l=t.opened(t.machine.openings);if(l)t.enter(l);else if(!function(t,e){let{machine:n,text:s,at:i}=t,r=i,o=!1;for(let{match:t,forbidden:a}of n.numbers){let n=t(s,i,e)?.[0].length??0;i+n<=r||(o=(r=i+n)<e&&a?.(s,r,e)!=null)}return r!==i&&(t.takeCode(o?\"invalido\":\"numero\",r),!0)}(t,r)&&!function(t,e){let{machine:n,text:s,at:i}=t,r=n.name(s,i,e)?.[0];if(void 0===r||\"\"===r)return!1;let o=i+r.length;t.beginLine();let a=n.fold(r),l=n.words.get(a),h=t.situation(o),d=void 0===l&&n.contextual.get(a)?.some(t=>N(t,h))===!0;return void 0!==l?t.takeCode(\"palavra\",o,l):t.takeCode(d?\"contextual\":\"nome\",o),void 0===l&&!d||(t.blocks.word(a),n.blockOpeners.has(a)?t.blocks.enter():n.blockClosers.has(a)&&t.blocks.leave(),!0)}(t,r)&&!function(t,e){let{machine:n,text:s,at:i}=t,r=n.symbols.at(s.charCodeAt(i)).find(t=>s.startsWith(t,i));if(void 0===r||i+r.length>e.limit)return!1;t.takeCode(\"simbolo\",i+r.length),n.openers.has(r)?e.joined+=1:n.closers.has(r)&&(e.joined=Math.max(0,e.joined-1)),n.blockOpeners.has(r)?t.blocks.enter():n.blockClosers.has(r)&&t.blocks.leave(),n.ends.has(r)&&0===e.joined&&(e.before=void 0);let{nesting:o}=e.of??{};return void 0!==o&&r.endsWith(o[0])?e.depth+=1:void 0!==o&&r.startsWith(o[1])&&(e.depth-=1),!0}(t,e)){let e=i.codePointAt(t.at)>65535?2:1;t.takeCode(\"invalido\",Math.min(r,t.at+e))}}(s,t):\"region\"===t.kind?function(t,e){let{text:n}=t,{region:s,close:i,limit:r}=e,{classe:o,nome:a,fecha:l}=s.spec,h=\"object\"==typeof l&&\"modelo\"in l&&!0===l.linha_inteira;if(h&&t.at===t.lineStart&&function(t,{region:e,close:n=\"\",limit:s}){let{fecha:i,classe:r,nome:o}=e.spec,a=\"object\"==typeof i&&\"modelo\"in i&&!0===i.recuada,l=t.at+(a?q(t.text,t.at):0),h=l+n.length;return\"\"!==n&&!(h>s)&&!!t.text.startsWith(n,l)&&(!(h<s)||!!t.isBreak(h))&&(t.take(r,h,o),t.leave(!0),!0)}(t,e))return;let d=h?-1:i?.charCodeAt(0)??-1,u=t.at;if(void 0!==s.stops)for(;u<r;){let t=n.charCodeAt(u);if(t===d||s.stops.has(t))break;u+=1}if(t.take(o,u,a),!(t.at>=r||function(t,{region:e,limit:n}){let s=e.doubled.find(e=>t.text.startsWith(e,t.at));return void 0!==s&&!(t.at+s.length>n)&&(t.part(),t.take(\"escape\",t.at+s.length,e.spec.nome),!0)}(t,e)||function(t,e){let{region:n,limit:s}=e,{escapes:i,classe:r,nome:o}=n.spec;if(void 0===i||!t.text.startsWith(i.prefixo,t.at))return!1;let a=t.at+i.prefixo.length;if(a>s)return!1;let l=n.forms?.(t.text,a,s);if(l)return t.part(),t.take(\"escape\",a+l[0].length,o),!0;if(a===t.text.length||a<s&&t.isBreak(a))return!!i.quebra&&(t.part(),t.take(\"escape\",a,o),a<s&&t.takeLineEnd(r,o),!0);let h=i.desconhecido??\"texto\";if(\"texto\"===h&&!function({text:t},{region:e,close:n=\"\"},s){let{prefixo:i,protege:r}=e.spec.escapes??{};return\"fecha\"!==r?!0===r:[i,n].some(e=>e&&t[s]===e[0])}(t,e,a))return!1;let d=Math.min(s,a+(a<s?Q(t.text,a):0));return\"texto\"!==h&&t.part(),t.take(\"texto\"===h?r:h,d,o),!0}(t,e))){if(d>=0&&\"\"!==i&&n.startsWith(i,t.at)&&t.at+i.length<=r){t.take(o,t.at+i.length,a);let e=s.after?.(n,t.at,r)?.[0].length??0;t.take(o,t.at+e,a),t.leave(!0);return}(function(t,{region:e,limit:n}){for(let s of e.interpolations){let{abre:i,conteudo:r}=s.spec;if(!t.text.startsWith(i,t.at)||t.at+i.length>n)continue;if(\"nome\"!==r){if(t.isFull(\"contando\"===s.spec.delimita))continue;return t.part(),t.interpolate(s,e),!0}let o=t.machine.name(t.text,t.at+i.length,n);if(null!==o)return t.part(),t.take(\"interpolacao\",t.at+i.length,e.spec.nome),t.part(),t.take(\"nome\",t.at+o[0].length),t.part(),!0}return!1})(t,e)||!t.isFull(!1)&&function(t,{region:e}){let n=t.opened(e.inner);return void 0!==n&&(t.enter(n),!0)}(t,e)||(t.isBreak(t.at)?function(t,{region:e}){let{classe:n,nome:s,fecha:i,linhas:r}=e.spec,o=\"object\"==typeof i&&\"ate\"in i?i.ate:void 0,a=t.frame;if(\"recuo\"===o){let e=t.endOfBreak(t.at),i=q(t.text,e);!(e+i>=t.text.length||t.isBreak(e+i))&&i<=a.column?t.leave(!0):t.takeLineEnd(n,s)}else\"linha\"!==o&&r?t.takeLineEnd(n,s):t.leave(\"linha\"===o)}(t,e):t.take(o,t.at+Q(n,t.at),a))}}(s,t):function(t,{of:e,region:n,limit:s}){var i;let{text:r}=t,{abre:o,fecha:a=\"\",formato:l}=e.spec,{nome:h}=n.spec,d=t.at;for(;d<s&&!r.startsWith(a,d)&&(i=d,!(t.isBreak(i)||l?.aninha===!0&&r.startsWith(o,i)));)d+=1;t.take(\"formato\",d,h),t.at>=s||(r.startsWith(a,t.at)?(t.take(\"interpolacao\",t.at+a.length,h),t.leave()):t.isBreak(t.at)&&!T(e,n)?t.leave():t.isBreak(t.at)?t.takeLineEnd(\"formato\",h):t.isFull(!1)?t.take(\"formato\",t.at+1,h):t.interpolate(e,n))}(s,t)}}(n,t);return new tm(t,e,new tv(r),s,i).read()}),this.codeOf=function(e,n){let s=new Map;for(let{codigo:i,exemplo:r}of e.data.files.erros.codigos){let o=`refdata:/${i}${e.extension}`,a=tP(n(t.create(o,\"\",0,r)),tR);if(1===new Set(a.map(({kind:t})=>t)).size)for(let t of a.map(tT))s.set(t,(s.get(t)??new Set).add(i))}return t=>{let e=s.get(tT(t));return e?.size===1?[...e][0]:void 0}}(this.language,t=>this.read(t))}check(e){let n=t.create(\"refdata:/program\",this.language.name,0,e.replace(/^\\uFEFF/,\"\")),s=this.read(n),i=tP(s,t6),r=t=>n.positionAt(t).line+1;return{judgements:function(t,e){let{reading:n,language:s}=t,i=n??function(t,e){let n=[...e.operators.keys()].sort((t,e)=>e.length-t.length),s=[],i=0;for(let e of t.split(\"\\n\")){let t=e.slice(0,4e3).replace(t0,t=>\" \".repeat(t.length));for(let e of function(t,e,n){let s=[];for(let i of t){let{kind:t,start:r}=i;if(r<(s.at(-1)?.end??0))continue;let o=\"symbol\"===t?n.find(t=>e.startsWith(t,r)):void 0;s.push(void 0===o?i:{...i,end:r+o.length})}return s}(b(t.replace(t1,\"\"),0),t,n))s.push({...e,start:e.start+i,end:e.end+i});i+=e.length+1}return{text:t,tokens:s}}(t.text,s),r=void 0===n?function({language:t},e){let n=t.names();for(let s=0;s<e.tokens.length;s+=1){if(!e.tokens[s]?.isFirst||!t.words.has(d(e,s))||!u(e,s+1))continue;let i=v(e,s+1),r=t.modules.get(i.parts.join(i.separator)),[o,a,l]=[i.last+1,i.last+2,i.last+3];!(void 0===r||!u(e,a)||e.tokens[a]?.isFirst)&&(void 0===e.tokens[l]||e.tokens[l]?.isFirst===!0)&&t.words.has(d(e,o))&&n.set(d(e,a),r)}return n}(t,i):t.bound,o=new Map((void 0===n?tz(s,i):e).filter(({kind:t})=>t2.has(t)).map(t=>[t.start,t]));return new t5(t,i,r,o).all()}(s,i),problems:i.map(t=>{let e=this.language.errors.get(this.codeOf(t)??\"\");return{line:r(t.start),message:function({message:t},e){var n=void 0===e?t:`${e.resumo}: ${t}`;if(n.length<=400&&tq.test(n))return n;let s=(n.length>400?n.slice(0,400):n).replace(/\\r\\n?/g,\"\\n\").replace(tD,t=>`\\\\u{${t.codePointAt(0)?.toString(16)}}`).replace(/\\s+/g,\" \").trim();return n.length>400?`${s}…`:s}(t,e),error:e}}),lineOf:r}}read(t){return new tY(t,this.language,this.importWords,this.tokenizer)}}Object.assign(globalThis,{refdataChecker:t=>new t9({...function({files:t,referencia:e,lexico:n,unread:s,shown:i}){let r=e.itens.map(t=>({apelidos:[],modulo:null,assinatura:null,parametros:null,retorno:null,resumo:\"\",documentacao:\"\",exemplos:[],fonte:null,desde:null,obsoleto:null,...t}));return{files:t,referencia:{...e,itens:r},lexico:n,unread:s,shown:i}}(t),base:void 0})})}();\n"
};

var runtime_assets = __webpack_require__(74186);
; 


const TYPES = {
    palavra: 'Keyword',
    contextual: 'Keyword',
    operador: 'Operator',
    verbo: 'Word',
    embutida: 'Builtin',
    modulo: 'Module',
    comando: 'Command',
    erro: 'Error',
};
const HALF = /\p{Surrogate}/gu;
function nameRows({ items }) {
    return items.flatMap(item => {
        const type = typeOf(item);
        if (type === undefined)
            return [];
        const path = relativeLink('/', item.address, 'html');
        const names = new Set([item.data.nome, ...item.data.apelidos]);
        for (const name of [...names])
            names.add(unaccented(name));
        return [...names].map(name => ({ name: name.replace(HALF, '\uFFFD'), type, path }));
    });
}
function typeOf({ data: { tipo, assinatura } }) {
    if (tipo === 'regra')
        return undefined;
    if (tipo === 'simbolo')
        return assinatura?.includes('(') ? 'Function' : 'Entry';
    return TYPES[tipo];
}
function unaccented(name) {
    return name.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC');
}
async function namesIndex(rows) {
    const { default: initSqlJs } = await __webpack_require__.e(  6166).then(__webpack_require__.t.bind(__webpack_require__, 16166, 19));
    const { Database } = await initSqlJs({
        wasmBinary: new Uint8Array((0,runtime_assets .f)('wasm/sql-wasm.wasm')).buffer,
    });
    const database = new Database();
    try {
        database.run('CREATE TABLE searchIndex(id INTEGER PRIMARY KEY, name TEXT, type TEXT, path TEXT); CREATE UNIQUE INDEX anchor ON searchIndex (name, type, path); BEGIN');
        const insert = database.prepare('INSERT OR IGNORE INTO searchIndex(name, type, path) VALUES (?, ?, ?)');
        for (const { name, type, path } of rows)
            insert.run([name, type, path]);
        insert.free();
        database.run('COMMIT');
        return database.export();
    }
    finally {
        database.close();
    }
}

; 











const docset_FOLDER = '/docset/';
const STYLE_PATH = '/estilo.css';
const docset_HASH_CHARACTERS = 8;
async function docset(pages, model, words) {
    const { nome, versao } = model.files.index;
    const slug = fileSlug(nome);
    const encoder = new TextEncoder();
    const resources = 'Contents/Resources/';
    const files = [
        { path: 'Contents/Info.plist', bytes: encoder.encode(informationOf(slug, model)) },
        { path: `${resources}docSet.dsidx`, bytes: await namesIndex(nameRows(model)) },
        { path: `${resources}Documents${STYLE_PATH}`, bytes: encoder.encode(assets['estilo.css'] ?? '') },
        ...offlinePages(pages).map(page => ({
            path: `${resources}Documents${page.path}.html`,
            bytes: encoder.encode(docset_pageHtml(page, words)),
        })),
    ];
    const archive = `${docset_FOLDER}${slug}.tgz`;
    const bytes = await (0,registry .uM)(files, `${slug}.docset`);
    if (model.baseUrl === null)
        return [{ path: archive, bytes, schema: null }];
    const version = `${versao}/${(0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex').slice(0, docset_HASH_CHARACTERS)}`;
    const feed = `<entry>\n<version>${xml(version)}</version>\n<url>${xml(model.baseUrl + archive)}</url>\n</entry>\n`;
    return [
        { path: archive, bytes, schema: null },
        { path: `${docset_FOLDER}${slug}.xml`, bytes: encoder.encode(feed), schema: null },
    ];
}
function informationOf(slug, { files, baseUrl }) {
    const family = slug.toLowerCase();
    const texts = {
        CFBundleIdentifier: family,
        CFBundleName: files.index.nome,
        DocSetPlatformFamily: family,
        dashIndexFilePath: `${HOME_PAGE.slice(1)}.html`,
        ...(baseUrl !== null && { DashDocSetFallbackURL: `${baseUrl}/` }),
    };
    const entries = Object.entries(texts).map(([key, text]) => `<key>${key}</key>\n<string>${xml(text)}</string>\n`);
    return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${entries.join('')}<key>isDashDocset</key>
<true/>
</dict>
</plist>
`;
}
function docset_pageHtml({ path, title, blocks }, words) {
    return `<!DOCTYPE html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${(0,html .qy)(title)}</title>
<link rel="stylesheet" href="${(0,html .qy)(relativePath(path, STYLE_PATH))}">
</head>
<body>
<div class="frame">
<main>
<h1>${(0,html .qy)(title)}</h1>
${blocksHtml({ path, blocks })}
</main>
</div>
</body>
</html>
`;
}

; 


const MAX_SUMMARIES = 3000;
const MAX_SUMMARY_CHARACTERS = 90;
const search_index_ROOT = '/';
function searchJson({ items, referencia }) {
    const busca = {
        versao: referencia.versao,
        itens: items.map(({ data, address }) => ({
            id: data.id,
            nome: data.nome,
            tipo: data.tipo,
            modulo: data.modulo,
            resumo: data.resumo,
            url: relativeLink(search_index_ROOT, address, 'html'),
        })),
    };
    return (0,canonical .d)(busca, 'compact');
}
function namesScript({ items }, words) {
    const tipos = Object.keys(words.kinds);
    const modulos = new Numbers();
    const paginas = new Numbers();
    const hasSummaries = items.length <= MAX_SUMMARIES;
    const named = items.flatMap(item => [item.data.nome, ...item.data.apelidos].map(nome => ({ nome, item })));
    const itens = named.map(({ nome, item: { data, address } }) => {
        const { tipo, modulo, resumo } = data;
        const { page, fragment } = address;
        const where = fragment === undefined ? 0 : fragment === nome ? 1 : fragment;
        const row = [
            nome,
            tipos.indexOf(tipo),
            paginas.of(relativeLink(search_index_ROOT, { page }, 'html')),
            where,
            modulo === null ? 0 : modulos.of(modulo) + 1,
        ];
        return hasSummaries && resumo !== '' ? [...row, resumo.slice(0, MAX_SUMMARY_CHARACTERS)] : row;
    });
    const names = {
        tipos: tipos.map(tipo => words.kinds[tipo]),
        modulos: modulos.all,
        paginas: paginas.all,
        itens,
    };
    return new TextEncoder().encode(`globalThis.refdataNames=${JSON.stringify(names)};\n`);
}
class Numbers {
    numbers = new Map();
    of(text) {
        const known = this.numbers.get(text) ?? this.numbers.size;
        this.numbers.set(text, known);
        return known;
    }
    get all() {
        return [...this.numbers.keys()];
    }
}

var hosting = __webpack_require__(42156);
; 



const CURRENT_PATH = '/atual.js';
function currentScript(versao, paths) {
    const paginas = [...new Set(paths.map(wholePage))];
    return `globalThis.refdataCurrent=${JSON.stringify({ versao, paginas })};\n`;
}
function copyScripts(path, versao, own) {
    const outside = (0,html .qy)(relativePath(`${hosting .qx}${versao}${path}`, CURRENT_PATH));
    return [outside, own].map(source => `<script defer src="${source}"></script>\n`).join('');
}
function copyNote(path, { files }, { copy }) {
    const { nome, versao } = files.index;
    const said = { page: wholePage(path), versao, newer: copy.newer, open: copy.open, missing: copy.missing };
    const data = Object.entries(said).map(([name, text]) => ` data-${name}="${(0,html .qy)(text)}"`);
    return `<p class="warning copy-note"${data.join('')}>${(0,html .qy)(copy.is(nome, versao))}</p>\n`;
}
function wholePage(path) {
    return path.replace(/~\d+$/, '');
}

; 

function dataPage({ title, descricao, links, endpoints, more, baseUrl, words, }) {
    return {
        path: DATA_PAGE,
        title,
        description: descricao,
        trail: [],
        blocks: [
            { kind: 'text', text: [descricao], tone: 'lead' },
            {
                kind: 'list',
                items: links.map(({ text, url, isPath }) => [{ link: isPath ? { file: url } : { url }, text }]),
            },
            { kind: 'heading', text: words.endpoints },
            { kind: 'text', text: [words.endpointsIntro, ...(baseUrl === null ? [` ${words.baseUrl}`] : [])] },
            ...endpoints.map(({ path, contents, counts, bytes, sha256, command, schema }) => {
                const rows = [
                    [words.fetch, [{ code: command }]],
                    ['SHA-256', [{ code: sha256 }]],
                    [words.schema, [{ link: { file: schema }, text: schema }]],
                ];
                const blocks = [
                    { kind: 'prose', text: contents },
                    { kind: 'text', text: [`${counts}; ${bytes}`] },
                    { kind: 'facts', rows },
                ];
                return { kind: 'entry', id: path, name: path, blocks };
            }),
            { kind: 'heading', text: words.more },
            {
                kind: 'list',
                items: more.map(([path, text]) => [{ link: { file: path }, text: path, isCode: true }, `: ${text}`]),
            },
        ],
    };
}

; 


function withGone(pages, model, words) {
    if (model.gone.size === 0)
        return [...pages];
    const lost = new Map();
    const wholePages = new Map();
    for (const [id, entry] of model.gone) {
        const { page, fragment } = parseAddress(entry.endereco);
        const name = id.slice(id.indexOf(':') + 1);
        const said = goneBlocks(name, entry, model, words);
        if (fragment !== undefined)
            lost.set(page, [...(lost.get(page) ?? []), { kind: 'entry', id: fragment, name, blocks: said }]);
        else
            wholePages.set(page, {
                path: page,
                title: name,
                description: words.gone(name, entry.ate ?? model.referencia.versao),
                trail: [],
                blocks: said,
            });
    }
    const there = new Set(pages.map(({ path }) => path));
    for (const path of lost.keys())
        if (!there.has(path) && !wholePages.has(path))
            wholePages.set(path, { path, title: path.slice(1), description: path, trail: [], blocks: [] });
    const all = [...pages, ...[...wholePages.values()].filter(({ path }) => !there.has(path))];
    return all.map(page => {
        const blocks = lost.get(page.path);
        if (blocks === undefined)
            return page;
        return { ...page, blocks: [...page.blocks, { kind: 'heading', text: words.formerly }, ...blocks] };
    });
}
function goneBlocks(name, { ate, agora }, model, words) {
    const follower = agora === undefined ? undefined : model.byId.get(agora);
    const text = words.gone(name, ate ?? model.referencia.versao);
    return [
        { kind: 'text', text: [text], tone: 'warning' },
        ...(follower ? [{ kind: 'text', text: [`${words.followedBy} `, itemLink(follower)] }] : []),
    ];
}

; 








const ASSETS_FOLDER = '/recursos/';
const HIDDEN_META = '<meta name="robots" content="noindex">\n';
const MIN_CONTENTS = 4;
function partsPath(path) {
    return `${path}~.js`;
}
function layout(frame, model, words) {
    const { path, title, description, trail, contents = [], layout: kind } = frame;
    const { nome, versao } = model.files.index;
    const asset = (name) => (0,html .qy)(relativePath(path, ASSETS_FOLDER + name));
    const to = (page) => (0,html .qy)(relativePath(path, `${page}.html`));
    const fullTitle = path === HOME_PAGE ? `${title}: ${words.reference}` : `${title} · ${nome} ${versao}`;
    const twin = `<link rel="alternate" type="text/markdown" href="${(0,html .qy)(relativePath(path, `${path}.md`))}">\n`;
    const canonical = model.baseUrl === null || model.isCopy
        ? ''
        : `<link rel="canonical" href="${(0,html .qy)(model.baseUrl + encodeURI(path.replace(/\/index$/, '/')))}">\n`;
    const isHidden = model.isCopy || model.marks !== undefined;
    const hasFeed = !model.isCopy && model.baseUrl !== null && (model.referencia.mudancas ?? []).length > 0;
    const feed = `<link rel="alternate" type="application/atom+xml" title="${(0,html .qy)(words.changes)}" href="${(0,html .qy)(relativePath(path, FEED_PATH))}">\n`;
    const section = path.replace(/~\d+$/, '');
    const navigation = [
        ...parts(model, words),
        { text: words.sheet, page: SHEET_PAGE },
        { text: words.index, page: INDEX_PAGE },
        { text: words.check.short, page: CHECKER_PAGE },
        ...(model.isCopy ? [] : [{ text: words.data, page: DATA_PAGE }]),
    ].map(({ text, page }) => {
        const folder = page.replace(/index$/, '');
        const current = section === page
            ? ' aria-current="page"'
            : folder !== page && path.startsWith(folder)
                ? ' aria-current="true"'
                : '';
        return `<li><a href="${to(page)}"${current}>${(0,html .qy)(text)}</a></li>`;
    });
    const hasContents = contents.length >= MIN_CONTENTS && kind !== 'sheet';
    const above = trail.length === 0
        ? ''
        : `<nav class="trail" aria-label="${(0,html .qy)(words.breadcrumbs)}"><ol>${crumbsHtml([{ text: words.home, to: { page: HOME_PAGE } }, ...trail], path)}</ol></nav>\n`;
    const { search } = words;
    return new TextEncoder().encode(`<!DOCTYPE html>
<html lang="${words.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${(0,html .qy)(fullTitle)}</title>
<meta name="description" content="${(0,html .qy)(description.slice(0, 300))}">
${isHidden ? HIDDEN_META : ''}${canonical}${frame.hasTwin ? twin : ''}${hasFeed ? feed : ''}<link rel="icon" type="image/svg+xml" href="${asset('icone.svg')}">
<link rel="stylesheet" href="${asset('estilo.css')}">
<script src="${asset('pagina.js')}"></script>
${model.isCopy ? copyScripts(path, versao, asset('copia.js')) : ''}</head>
<body${kind === undefined ? '' : ` class="${kind}"`}>
<a class="skip" href="#-conteudo">${(0,html .qy)(words.skip)}</a>
<header>
<div class="bar">
<a class="site" href="${to(HOME_PAGE)}" translate="no">${(0,html .qy)(nome)} <span>${(0,html .qy)(versao)}</span></a>
<form class="search" role="search" action="${to(INDEX_PAGE)}" data-none="${(0,html .qy)(search.none)}" data-found="${(0,html .qy)(search.found)}" data-one="${(0,html .qy)(search.one)}" data-kind="${(0,html .qy)(search.kind)}" data-all="${(0,html .qy)(search.all)}" data-copy="${(0,html .qy)(search.copy)}" data-copied="${(0,html .qy)(search.copied)}">
<input type="search" name="q" aria-label="${(0,html .qy)(search.label)}" placeholder="${(0,html .qy)(search.placeholder)}" maxlength="200">
<button type="submit">${(0,html .qy)(search.button)}</button>
</form>
</div>
<div class="bar">
<nav aria-label="${(0,html .qy)(words.mainNavigation)}"><ul>${navigation.join('')}</ul></nav>
</div>
</header>
<div class="frame${hasContents ? ' with-contents' : ''}">
<main id="-conteudo"${frame.parts === undefined ? '' : ` data-parts="${(0,html .qy)(relativePath(path, partsPath(path)))}"`}>
${model.isCopy ? copyNote(path, model, words) : ''}${above}<h1>${(0,html .qy)(title)}</h1>
${frame.main}
${aroundHtml(frame, words)}</main>
${hasContents ? `<div class="here"><nav aria-label="${(0,html .qy)(words.onThisPage)}"><h2>${(0,html .qy)(words.onThisPage)}</h2><ul>${crumbsHtml(contents, path)}</ul></nav></div>` : ''}
</div>
<footer>
<p>${(0,html .qy)(words.generated(nome, versao))}${frame.hasTwin ? ` <a href="${(0,html .qy)(relativePath(path, `${path}.md`))}" type="text/markdown">${(0,html .qy)(words.markdown)}</a>` : ''}</p>
</footer>
<p class="hidden" role="status"></p>
</body>
</html>
`);
}
function aroundHtml({ path, previous, next }, words) {
    if (previous === undefined && next === undefined)
        return '';
    const link = (label, crumb) => crumb === undefined
        ? '<span></span>'
        : `<a href="${(0,html .qy)(relativePath(path, `${crumb.to.page}.html`))}">${(0,html .qy)(label)}: ${(0,html .qy)(crumb.text)}</a>`;
    return `<p class="around">${link(words.previous, previous)}${link(words.next, next)}</p>\n`;
}

; 
function marksOfItems({ items }, { there, gone }) {
    const marks = new Map();
    const lost = new Set([...gone.values()].map(({ modulo }) => modulo));
    for (const item of items) {
        const mark = there.get(item.data.id.replace(/~\d+$/, '')) ?? there.get(item.data.id);
        if (mark !== undefined)
            marks.set(item, mark);
    }
    for (const module of items) {
        if (module.data.tipo !== 'modulo')
            continue;
        if (marks.get(module)?.state === 'new') {
            for (const symbol of module.symbols)
                if (!marks.has(symbol))
                    marks.set(symbol, { state: 'new', texts: [] });
        }
        else if (!marks.has(module) &&
            (lost.has(module.data.nome) || module.symbols.some(symbol => marks.has(symbol))))
            marks.set(module, { state: 'changed', texts: [] });
    }
    return marks;
}

; 








const MAX_LISTED = 300;
const PLACES = {
    palavra: SYNTAX_PAGE,
    contextual: SYNTAX_PAGE,
    operador: SYNTAX_PAGE,
    verbo: SYNTAX_PAGE,
    regra: SYNTAX_PAGE,
    embutida: BUILTINS_PAGE,
    modulo: MODULES_PAGE,
    simbolo: MODULES_PAGE,
    comando: COMMANDS_PAGE,
    erro: ERRORS_PAGE,
};
function withMarks(pages, model, words) {
    const { marks } = model;
    if (marks === undefined)
        return [...pages];
    const ofItems = marksOfItems(model, marks);
    const marked = new Marked(ofItems, marks, words);
    const lost = lostByPage(marks, model);
    return pages.map(page => {
        const blocks = page.blocks.flatMap(block => marked.block(block, page.path));
        const own = marked.at({ page: page.path });
        const gone = lost.get(page.path) ?? [];
        return {
            ...page,
            blocks: [
                marked.banner(),
                ...(own === undefined ? [] : marked.said(own)),
                ...(page.path === HOME_PAGE ? summaryBlocks(ofItems, marks, words) : []),
                ...blocks,
                ...(gone.length === 0 ? [] : [goneHeading(words, marks), goneList(gone, words)]),
            ],
        };
    });
}
class Marked {
    all;
    words;
    byAddress;
    constructor(marks, all, words) {
        this.all = all;
        this.words = words;
        this.byAddress = new Map([...marks].map(([{ address }, mark]) => [addressText(address), mark]));
    }
    at({ page, fragment }) {
        const own = this.byAddress.get(addressText({ page, fragment }));
        if (own !== undefined || fragment === undefined)
            return own;
        return this.byAddress.get(addressText({ page: page.replace(/~\d+$/, ''), fragment }));
    }
    banner() {
        return {
            kind: 'text',
            text: [
                `${this.words.preview.banner(this.all.base)} `,
                { link: { page: HOME_PAGE }, text: this.words.preview.summary },
            ],
            tone: 'warning',
        };
    }
    said({ state, texts }) {
        return [
            { kind: 'text', text: [{ mark: this.words.preview.since(state, this.all.base) }] },
            ...(state === 'new' || texts.length === 0
                ? []
                : [{ kind: 'list', items: texts.map(text => [text]), lang: 'en' }]),
        ];
    }
    block(block, page) {
        switch (block.kind) {
            case 'text':
                return [{ ...block, text: this.inlines(block.text) }];
            case 'list': {
                const item = (inlines, i) => this.row(block.ids?.[i], this.inlines(inlines), page);
                return [{ ...block, items: block.items.map(item) }];
            }
            case 'table':
                return [{ ...block, rows: block.rows.map(row => this.tableRow(row, page)) }];
            case 'facts':
                return [
                    { ...block, rows: block.rows.map(([label, value]) => [label, this.inlines(value)]) },
                ];
            case 'entry': {
                const mark = this.at({ page, fragment: block.id });
                const inner = block.blocks.flatMap(each => this.block(each, page));
                return [{ ...block, blocks: mark === undefined ? inner : [...this.said(mark), ...inner] }];
            }
            default:
                return [block];
        }
    }
    tableRow({ id, cells }, page) {
        const [first = [], ...others] = cells.map(cell => this.inlines(cell));
        return { ...(id !== undefined && { id }), cells: [this.row(id, first, page), ...others] };
    }
    row(id, inlines, page) {
        const mark = id === undefined ? undefined : this.at({ page, fragment: id });
        if (mark === undefined || inlines.some(each => typeof each !== 'string' && 'mark' in each))
            return inlines;
        return [...inlines, ' ', { mark: this.words.preview.states[mark.state] }];
    }
    inlines(inlines) {
        return inlines.flatMap(each => {
            const mark = typeof each !== 'string' && 'link' in each ? this.linked(each.link) : undefined;
            return mark === undefined ? [each] : [each, ' ', { mark: this.words.preview.states[mark.state] }];
        });
    }
    linked(target) {
        return 'page' in target ? this.at(target) : undefined;
    }
}
function lostByPage({ gone }, { items, gone: recorded }) {
    const pageOfModule = new Map(items.flatMap(({ data, address }) => data.tipo === 'modulo' ? [[data.nome, address.page]] : []));
    const byPage = new Map();
    for (const [id, mark] of gone) {
        const tipo = id.slice(0, id.indexOf(':'));
        const own = mark.modulo === null ? undefined : pageOfModule.get(mark.modulo);
        const kept = recorded.get(id)?.endereco;
        const pages = new Set([own ?? PLACES[tipo], ...(kept === undefined ? [] : [parseAddress(kept).page])]);
        for (const page of pages)
            byPage.set(page, [...(byPage.get(page) ?? []), mark]);
    }
    return byPage;
}
function goneHeading({ preview }, { base }) {
    return { kind: 'heading', text: preview.since('gone', base) };
}
function goneList(gone, { preview }) {
    return {
        kind: 'list',
        items: gone.map(({ nome, texts: [text = ''] }) => [
            { code: nome },
            ' ',
            { mark: preview.states.gone },
            ` ${text}`,
        ]),
    };
}
function summaryBlocks(ofItems, marks, words) {
    const { preview } = words;
    const told = [...ofItems].filter(([, { state, texts }]) => state === 'new' || texts.length > 0);
    const line = ([item, { state, texts }]) => [
        itemLink(item),
        ' ',
        { mark: preview.states[state] },
        ...(state === 'new' ? [] : [` ${texts.join(' ')}`]),
    ];
    const gone = [...marks.gone.values()];
    const lines = [
        ...told.filter(([, { state }]) => state === 'new').map(line),
        ...told.filter(([, { state }]) => state === 'changed').map(line),
    ];
    const shown = lines.slice(0, MAX_LISTED);
    const lost = gone.slice(0, MAX_LISTED);
    const rest = lines.length - shown.length + gone.length - lost.length;
    return [
        { kind: 'heading', text: preview.title(marks.base) },
        {
            kind: 'text',
            text: [
                lines.length + gone.length + marks.others.length === 0
                    ? words.noChanges
                    : preview.counts(told.filter(([, { state }]) => state === 'new').length, told.filter(([, { state }]) => state === 'changed').length, gone.length),
            ],
        },
        ...(shown.length === 0 ? [] : [{ kind: 'list', items: shown }]),
        ...(lost.length === 0 ? [] : [goneList(lost, words)]),
        ...(rest === 0 ? [] : [{ kind: 'text', text: [`+ ${rest}`], tone: 'soft' }]),
        ...(marks.others.length === 0
            ? []
            : [
                { kind: 'list', items: marks.others.slice(0, MAX_LISTED).map(text => [text]), lang: 'en' },
            ]),
        ...(marks.unknown === 0 ? [] : [{ kind: 'text', text: [preview.unknown(marks.unknown)] }]),
    ];
}

; 
const en = {
    lang: 'en',
    skip: 'Skip to the content',
    home: 'Home',
    reference: 'Reference',
    mainNavigation: 'Parts of the reference',
    onThisPage: 'On this page',
    breadcrumbs: 'Where you are',
    syntax: 'Syntax',
    reserved: 'Reserved words',
    reservedIntro: 'They cannot be names of variables.',
    contextual: 'Contextual words',
    contextualIntro: 'They can be names, and are keywords only in the context that is given.',
    operators: 'Operators',
    verbs: 'HTTP verbs',
    verbsIntro: 'The verbs that routes of a server can have.',
    rules: 'Rules that most often trip people up',
    builtins: 'Built-in functions',
    builtinsIntro: 'Global functions, which need no import.',
    modules: 'Modules',
    modulesIntro: 'The library: each module with what it offers.',
    commands: 'Commands',
    errors: 'Error codes',
    errorsIntro: 'What each code means, a program that provokes it, and how to solve it.',
    sheet: 'Cheat sheet',
    sheetIntro: 'Everything on a few pages, to be printed.',
    index: 'Index',
    kind: 'What it is',
    indexIntro: 'All names, in alphabetical order.',
    data: 'Data',
    documentation: 'Documentation',
    start: 'Start here',
    equivalent: 'In other languages',
    where: 'Where',
    parameters: 'Parameters',
    name: 'Name',
    type: 'Type',
    defaultValue: 'Default',
    meaning: 'Meaning',
    passing: {
        posicao: 'by position only',
        nome: 'by name only',
        ambos: 'by position or name',
        resto: 'takes the rest',
    },
    optional: 'optional',
    returns: 'Returns',
    example: 'Example',
    exampleOfError: 'A program that provokes the error',
    definedAt: 'Defined at',
    since: 'Since',
    deprecated: 'Deprecated',
    aliases: 'Other names',
    symbols: 'What the module offers',
    usage: 'Usage',
    options: 'Options',
    examples: 'Examples',
    seeAlso: 'See also',
    explanation: 'What happened',
    solution: 'How to solve it',
    readMore: 'Read more in the documentation',
    more: 'More',
    part: 'Part',
    previous: 'Previous',
    next: 'Next',
    gone: (nome, versao) => `${nome} is gone since version ${versao}.`,
    followedBy: 'In its place:',
    formerly: 'What is gone',
    from: 'of',
    generated: (nome, versao) => `${nome} ${versao}, read from the source code of the language.`,
    markdown: 'This page as Markdown',
    changes: 'What changed',
    changesIntro: 'What each version changed for those who use the language.',
    noChanges: 'Nothing changed.',
    sinceVersion: (anterior, data) => `Since ${anterior}, on ${data}.`,
    levels: { major: 'Breaks programs', minor: 'New', patch: 'Corrections', info: 'To learn from' },
    preview: {
        banner: base => `A preview, compared with ${base}.`,
        summary: 'What it changes',
        title: base => `What changes, compared with ${base}`,
        counts: (added, changed, gone) => `${added} new, ${changed} changed, ${gone} gone.`,
        states: { new: 'new', changed: 'changed', gone: 'gone' },
        since: (state, base) => ({
            new: `New, compared with ${base}`,
            changed: `Changed, compared with ${base}`,
            gone: `Gone, compared with ${base}`,
        })[state],
        unknown: count => `Of ${count} ${count === 1 ? 'value' : 'values'} nobody can tell: one side could not be read.`,
    },
    copy: {
        is: (nome, versao) => `A copy of ${nome} ${versao}, which stays as it is.`,
        newer: 'The version that is published now is {versao}.',
        open: 'This page in {versao}',
        missing: 'It does not have this page.',
    },
    count: (count, one, many) => `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`,
    kinds: {
        palavra: ['reserved word', 'reserved words'],
        contextual: ['contextual word', 'contextual words'],
        operador: ['operator', 'operators'],
        verbo: ['HTTP verb', 'HTTP verbs'],
        regra: ['rule', 'rules'],
        embutida: ['built-in function', 'built-in functions'],
        modulo: ['module', 'modules'],
        simbolo: ['symbol of a module', 'symbols of modules'],
        comando: ['command', 'commands'],
        erro: ['error code', 'error codes'],
    },
    check: {
        title: 'Check a program',
        short: 'Check',
        intro: 'Paste a program: each word, operator, import and call is known, unknown, or nobody can tell, because the program may have a name of its own.',
        terminal: 'Nothing leaves this page. `refdata lint FILE` says the same in a terminal.',
        noScript: 'This page needs scripts. In a terminal, `refdata lint FILE` says the same.',
        label: 'Program',
        button: 'Check',
        states: { known: 'known', unknown: 'unknown', 'cannot tell': 'cannot tell' },
        heads: ['Name', 'State', 'Lines', 'Since', 'Is it one of these?'],
        summary: 'Known: {known}. Unknown: {unknown}. Cannot tell: {cannot}.',
        problems: 'What is wrong',
    },
    editors: {
        title: 'Editors',
        intro: 'The colours of the language in every editor and on pages, and how to install them.',
        engines: {
            textmate: 'TextMate grammar: Shiki, Sublime Text and others',
            vscode: 'Extension of VS Code and editors of its family',
            highlightjs: 'highlight.js',
            prism: 'Prism',
            codemirror: 'CodeMirror 6',
            monaco: 'Monaco',
            pygments: 'Pygments: Sphinx, MkDocs, LaTeX',
            provas: 'Probes: short programs with their classes, for other highlighters',
        },
    },
    search: {
        label: 'Search the reference',
        placeholder: 'Search a name, operator or code',
        all: 'Everything',
        kind: 'Kind',
        button: 'Search',
        none: 'Nothing found',
        found: '{n} results',
        one: '1 result',
        copy: 'Copy',
        copied: 'Copied',
    },
};

; 
const pt = {
    lang: 'pt-BR',
    skip: 'Ir para o conteúdo',
    home: 'Início',
    reference: 'Referência',
    mainNavigation: 'Partes da referência',
    onThisPage: 'Nesta página',
    breadcrumbs: 'Onde você está',
    syntax: 'Sintaxe',
    reserved: 'Palavras reservadas',
    reservedIntro: 'Não podem ser nomes de variáveis.',
    contextual: 'Palavras contextuais',
    contextualIntro: 'Podem ser nomes; só são palavras da linguagem no contexto indicado.',
    operators: 'Operadores',
    verbs: 'Verbos HTTP',
    verbsIntro: 'Os verbos que as rotas de um servidor podem ter.',
    rules: 'Regras que mais confundem',
    builtins: 'Funções embutidas',
    builtinsIntro: 'Funções globais, que não precisam de importação.',
    modules: 'Módulos',
    modulesIntro: 'A biblioteca: cada módulo com o que ele oferece.',
    commands: 'Comandos',
    errors: 'Códigos de erro',
    errorsIntro: 'O que cada código significa, um programa que o provoca e como resolver.',
    sheet: 'Folha de consulta',
    sheetIntro: 'Tudo em poucas páginas, para imprimir.',
    index: 'Índice',
    kind: 'O que é',
    indexIntro: 'Todos os nomes, em ordem alfabética.',
    data: 'Dados',
    documentation: 'Documentação',
    start: 'Comece por aqui',
    equivalent: 'Em outras linguagens',
    where: 'Onde',
    parameters: 'Parâmetros',
    name: 'Nome',
    type: 'Tipo',
    defaultValue: 'Padrão',
    meaning: 'Significado',
    passing: {
        posicao: 'só por posição',
        nome: 'só por nome',
        ambos: 'por posição ou nome',
        resto: 'recebe os demais',
    },
    optional: 'opcional',
    returns: 'Devolve',
    example: 'Exemplo',
    exampleOfError: 'Um programa que provoca o erro',
    definedAt: 'Definido em',
    since: 'Desde',
    deprecated: 'Obsoleto',
    aliases: 'Outros nomes',
    symbols: 'O que o módulo oferece',
    usage: 'Uso',
    options: 'Opções',
    examples: 'Exemplos',
    seeAlso: 'Veja também',
    explanation: 'O que aconteceu',
    solution: 'Como resolver',
    readMore: 'Leia mais na documentação',
    more: 'Mais',
    part: 'Parte',
    previous: 'Anterior',
    next: 'Próximo',
    gone: (nome, versao) => `${nome} não existe mais desde a versão ${versao}.`,
    followedBy: 'Em seu lugar:',
    formerly: 'O que não existe mais',
    from: 'de',
    generated: (nome, versao) => `${nome} ${versao}, lido do código-fonte da linguagem.`,
    markdown: 'Esta página em Markdown',
    changes: 'O que mudou',
    changesIntro: 'O que cada versão mudou para quem usa a linguagem.',
    noChanges: 'Nada mudou.',
    sinceVersion: (anterior, data) => `Desde ${anterior}, em ${data}.`,
    levels: { major: 'Quebra programas', minor: 'Novo', patch: 'Correções', info: 'Para aprender' },
    preview: {
        banner: base => `Uma prévia, comparada com ${base}.`,
        summary: 'O que ela muda',
        title: base => `O que muda, em comparação com ${base}`,
        counts: (added, changed, gone) => `Itens novos: ${added}; mudados: ${changed}; que não existem mais: ${gone}.`,
        states: { new: 'novo', changed: 'mudou', gone: 'não existe mais' },
        since: (state, base) => ({
            new: `Novo, em comparação com ${base}`,
            changed: `Mudou, em comparação com ${base}`,
            gone: `Não existe mais, em comparação com ${base}`,
        })[state],
        unknown: count => count === 1
            ? 'De 1 valor não se sabe: um dos lados não pôde ser lido.'
            : `De ${count} valores não se sabe: um dos lados não pôde ser lido.`,
    },
    copy: {
        is: (nome, versao) => `Cópia de ${nome} ${versao}, que fica como está.`,
        newer: 'A versão publicada agora é {versao}.',
        open: 'Esta página em {versao}',
        missing: 'Ela não tem esta página.',
    },
    count: (count, one, many) => `${count.toLocaleString('pt-BR')} ${count === 1 ? one : many}`,
    kinds: {
        palavra: ['palavra reservada', 'palavras reservadas'],
        contextual: ['palavra contextual', 'palavras contextuais'],
        operador: ['operador', 'operadores'],
        verbo: ['verbo HTTP', 'verbos HTTP'],
        regra: ['regra', 'regras'],
        embutida: ['função embutida', 'funções embutidas'],
        modulo: ['módulo', 'módulos'],
        simbolo: ['símbolo de módulo', 'símbolos de módulos'],
        comando: ['comando', 'comandos'],
        erro: ['código de erro', 'códigos de erro'],
    },
    check: {
        title: 'Verificar um programa',
        short: 'Verificar',
        intro: 'Cole um programa: cada palavra, operador, importação e chamada é conhecida, desconhecida, ou não se pode dizer, porque o programa pode ter um nome seu.',
        terminal: 'Nada sai desta página. `refdata lint ARQUIVO` diz o mesmo em um terminal.',
        noScript: 'Esta página precisa de scripts. Em um terminal, `refdata lint ARQUIVO` diz o mesmo.',
        label: 'Programa',
        button: 'Verificar',
        states: { known: 'conhecido', unknown: 'desconhecido', 'cannot tell': 'não se pode dizer' },
        heads: ['Nome', 'Estado', 'Linhas', 'Desde', 'É um destes?'],
        summary: 'Conhecidos: {known}. Desconhecidos: {unknown}. Não se pode dizer: {cannot}.',
        problems: 'O que está errado',
    },
    editors: {
        title: 'Editores',
        intro: 'As cores da linguagem em cada editor e em páginas, e como se instalam.',
        engines: {
            textmate: 'Gramática TextMate: Shiki, Sublime Text e outros',
            vscode: 'Extensão do VS Code e de editores da mesma família',
            highlightjs: 'highlight.js',
            prism: 'Prism',
            codemirror: 'CodeMirror 6',
            monaco: 'Monaco',
            pygments: 'Pygments: Sphinx, MkDocs, LaTeX',
            provas: 'Provas: programas curtos com as suas classes, para outros realçadores',
        },
    },
    search: {
        label: 'Buscar na referência',
        placeholder: 'Buscar um nome, operador ou código',
        all: 'Tudo',
        kind: 'Tipo',
        button: 'Buscar',
        none: 'Nada encontrado',
        found: '{n} resultados',
        one: '1 resultado',
        copy: 'Copiar',
        copied: 'Copiado',
    },
};

; 


const TONGUES = { pt: pt, en: en };
function wordsOf(idioma) {
    return TONGUES[idioma];
}

; 



























function referenceSite(input) {
    const model = buildModel(input);
    const words = wordsOf(model.idioma);
    const there = pagesOf(model, words);
    const pages = withOthers(there, model, words);
    const paths = there.map(({ path }) => path);
    const loaded = [
        ...Object.entries(assets).map(([name, text]) => plain(ASSETS_FOLDER + name, text)),
        { path: `${ASSETS_FOLDER}nomes.js`, bytes: namesScript(model, words), schema: null },
        {
            path: `${ASSETS_FOLDER}lingua.js`,
            bytes: languageScript(model, input.lexico, input.unread ?? []),
            schema: null,
        },
    ];
    return {
        files: [
            {
                path: contract_files .Lh,
                bytes: (0,canonical .d)(model.referencia, 'compact'),
                schema: (0,site_file .p8)('referencia'),
            },
            { path: '/search.json', bytes: searchJson(model), schema: (0,site_file .p8)('search') },
            ...pageFiles(pages, model, words),
            ...loaded,
            ...botTexts(pages, model, words).map(({ path, text }) => plain(path, text)),
            plain(CURRENT_PATH, currentScript(model.referencia.versao, paths)),
            ...(input.archive ? copyOf(model, words, loaded) : []),
        ],
        dataPage: {
            files: (content, main) => {
                const page = dataPage(content);
                const bytes = layout({ ...page, main, hasTwin: true }, model, words);
                return [
                    { path: `${page.path}.html`, bytes, schema: null },
                    plain(`${page.path}.md`, pageMarkdown(page)),
                ];
            },
        },
        addresses: new Map(model.items.map(({ data }) => [data.id, data.endereco])),
        docset: () => docset(pages, model, words),
    };
}
function pagesOf(model, words) {
    return [
        homePage(model, words),
        syntaxPage(model, words),
        ...builtinPages(model, words),
        ...modulePages(model, words),
        ...commandPages(model, words),
        ...errorPages(model, words),
        sheetPage(model, words),
        ...indexPages(model, words),
        ...changesPages(model, words),
        checkerPage(model, words),
        ...editorPages(model, words),
    ];
}
function withOthers(pages, model, words) {
    return withMarks(withGone(pages, model, words), model, words);
}
function copyOf(model, words, loaded) {
    const copy = { ...model, isCopy: true, editors: [] };
    const pages = withOthers(pagesOf(copy, words), copy, words);
    return (0,archive .G)([...pageFiles(pages, copy, words), ...loaded], model.referencia.versao);
}
function pageFiles(pages, model, words) {
    return pages.flatMap(page => [
        {
            path: `${page.path}.html`,
            bytes: layout({ ...page, main: blocksHtml(page), hasTwin: true }, model, words),
            schema: null,
        },
        plain(`${page.path}.md`, pageMarkdown(page)),
        ...(page.parts === undefined
            ? []
            : [plain(partsPath(page.path), `globalThis.refdataParts=${JSON.stringify(page.parts)};\n`)]),
    ]);
}
function plain(path, text) {
    return { path, bytes: new TextEncoder().encode(text), schema: null };
}

; 







 }),

 99046:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  lexicoOf)
 });
 var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4272);
 var _lexico_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96077);
 var _server_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85258);
 var _findings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34458);




const RESERVED = 'reservada';
async function lexicoOf({ configuration, repository, programs, progress, }, files, told = []) {
    const { config, placeOf } = configuration;
    if (config.lexico === undefined)
        return { lexico: undefined, findings: [] };
    progress($said('lexico'));
    const found = new _findings_js__WEBPACK_IMPORTED_MODULE_3__  .F((0,_findings_js__WEBPACK_IMPORTED_MODULE_3__  .U)(config.rules), 
    told.filter(({ level }) => level !== 'error'));
    const { languages, grammars } = config;
    const report = (problem) => found.add(problem);
    const { palavras, simbolos, ...rest } = config.lexico;
    const { words, symbols } = await (0,_extract_index_js__WEBPACK_IMPORTED_MODULE_0__  .eQ)({ repository, programs, report, placeOf, languages, grammars, readers: _server_index_js__WEBPACK_IMPORTED_MODULE_2__  .Rc }, async (context) => {
        const texts = async (wanted, at) => {
            if (wanted === undefined || wanted.every(text => typeof text === 'string'))
                return [...(wanted ?? [])];
            const rows = await (0,_extract_index_js__WEBPACK_IMPORTED_MODULE_0__  .LD)(wanted, at, context);
            return rows.flatMap(({ value, place }) => {
                if (typeof value === 'string' && value !== '')
                    return [value];
                report({ rule: 'field-type', message: $said`A text is needed for ${at.join('.')}.`, place });
                return [];
            });
        };
        const groups = {};
        for (const [group, wanted] of Object.entries(palavras ?? {}))
            groups[group] = unique(await texts(wanted, ['lexico', 'palavras', group]));
        return { words: groups, symbols: await texts(simbolos, ['lexico', 'simbolos']) };
    });
    const { index, sintaxe } = files;
    const lexico = {
        versao: index.versao,
        nome: index.nome,
        extensao: sintaxe.extensao,
        ...rest,
        palavras: withReserved(words, sintaxe.reservadas.map(({ palavra }) => palavra)),
        simbolos: unique(simbolos === undefined ? symbolsOf(sintaxe, rest.nomes.resto) : symbols),
    };
    for (const { rule, message, at } of await (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_1__  .Tb)(lexico))
        found.add({ rule, message, place: placeOf(['lexico', ...at]) });
    const isSound = !found.list.some(({ level }) => level === 'error');
    return { lexico: isSound ? lexico : undefined, findings: found.list };
}
function withReserved(groups, reserved) {
    const known = new Set(Object.values(groups).flat());
    const others = reserved.filter(word => !known.has(word));
    const named = groups[RESERVED] ?? [];
    return named.length + others.length === 0 ? groups : { ...groups, [RESERVED]: [...named, ...others] };
}
function symbolsOf({ operadores }, nameCharacters) {
    const isOther = new RegExp(`[\\s${nameCharacters}]`, 'u');
    return operadores.map(({ simbolo }) => simbolo).filter(symbol => !isOther.test(symbol));
}
function unique(texts) {
    return [...new Set(texts)];
}


 }),

 11217:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  i: () => (  buildReference),
  B: () => (  referenceOf)
});

var extract = __webpack_require__(4272);
var other_repositories = __webpack_require__(52752);
; 


function repositoriesUsed({ repositories, ...config }) {
    const declared = repositories ?? {};
    const used = new Set();
    const look = (value, key) => {
        if (typeof value === 'string') {
            const name = isPath(key) ? (0,other_repositories .c6)(value)?.name : undefined;
            if (name !== undefined && Object.hasOwn(declared, name))
                used.add(name);
        }
        else if (Array.isArray(value)) {
            for (const item of value)
                look(item, key);
        }
        else if (typeof value === 'object' && value !== null) {
            for (const [own, part] of Object.entries(value))
                look(part, own);
        }
    };
    look(config, '');
    return used;
}
function isPath(key) {
    return extract .rC.has(key) || key === 'programas';
}

var compose = __webpack_require__(69583);
var contract_check = __webpack_require__(13744);
var server = __webpack_require__(85258);
var run_findings = __webpack_require__(34458);
var run_context = __webpack_require__(27165);
; 







async function buildReference(options) {
    return referenceOf((0,run_context .I)(options), options);
}
async function referenceOf(run, { docsUrl, only } = {}) {
    const { configuration, repository, programs, progress, cache } = run;
    const { config } = configuration;
    const policy = (0,run_findings .U)(config.rules);
    const findings = new run_findings .F(policy);
    const report = (problem) => findings.add(problem);
    const read = (input) => (0,extract .o6)(configuration, input, { ...(only && { only }), progress });
    const input = { repository, programs, report, readers: server .Rc };
    const used = repositoriesUsed(config);
    if (only === undefined || cache !== undefined)
        await repository.others?.openAll(used);
    const extracted = await (cache === undefined
        ? read(input)
        : cache.extracted([...(only ?? [])].join(), input, read));
    const documentacao = docsUrl ?? extracted.documentacao;
    progress($said('checking'));
    const composition = (0,compose .Z)({ ...extracted, documentacao }, report, configuration.placeOf);
    if (!findings.list.some(finding => finding.level === 'error')) {
        for (const finding of (0,contract_check .z)(composition.files, policy))
            findings.list.push(located(finding, composition.origins));
    }
    if (only === undefined && !namesList(config)) {
        const message = $said('refdata.yml names no source for any list: all seven files would be empty.');
        findings.add({ rule: 'list-named', message, place: configuration.placeOf([]) });
    }
    for (const name of only === undefined ? Object.keys(config.repositories ?? {}) : []) {
        if (used.has(name))
            continue;
        const message = $said`Nothing is read from the repository ${name}.`;
        findings.add({
            rule: 'repository-unused',
            message,
            place: configuration.placeOf(['repositories', name]),
        });
    }
    return {
        ...composition,
        baseUrl: config.base_url,
        archive: config.archive ?? false,
        policy,
        findings: findings.list,
    };
}
function namesList({ sintaxe: { extensao: _, ...syntax }, conteudos = {}, ...config }) {
    const { embutidas, modulos, comandos, erros, registro } = config;
    const named = [embutidas, modulos, comandos, erros, registro, ...Object.values(syntax)];
    return [...named, ...Object.values(conteudos)].some(list => list !== undefined);
}
function located(finding, origins) {
    let subject = finding.subject ?? '';
    while (subject.includes('/')) {
        const place = origins.get(subject);
        if (place)
            return { ...finding, place };
        subject = subject.slice(0, subject.lastIndexOf('/'));
    }
    return finding;
}


 }),

 77141:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Xr: () => (  ledgerOf),
   aq: () => (  programPathsOf),
   fs: () => (  siteSettings),
   h2: () => (  programsOf),
   om: () => (  historyOf)
 });
 var _extract_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4272);
 var _pages_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78432);
 var _repository_repository_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5629);
 var _text_code_points_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62021);




const MAX_PROGRAMS = 2000;
const MAX_PROGRAM_CHARACTERS = 100_000;
function siteSettings(config, extensao, repository, report) {
    const { site = 'pages', idioma = 'pt', repositorio } = config;
    const repositories = repository.others?.read() ?? [];
    const settings = { hasPages: site === 'pages', idioma, repositorio, repositories };
    if (!settings.hasPages)
        return { ...settings, programs: [] };
    const ledger = ledgerOf(config, repository);
    const history = historyOf(config, repository);
    return { ...settings, programs: programsOf(config, extensao, repository, report), ledger, history };
}
function ledgerOf({ enderecos }, repository) {
    return enderecos !== undefined && repository.isFile(enderecos)
        ? (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_1__  .h8)(repository.read(enderecos), enderecos)
        : undefined;
}
function historyOf({ mudancas }, repository) {
    return mudancas !== undefined && repository.isFile(mudancas)
        ? (0,_pages_index_js__WEBPACK_IMPORTED_MODULE_1__  .i6)(repository.read(mudancas), mudancas)
        : [];
}
function programPathsOf(config, extensao, repository) {
    const paths = new Set(globsOf(config).flatMap(pattern => repository.glob(pattern)));
    const extension = config.programas === undefined ? extensao : '';
    return [...paths].filter(path => path.endsWith(extension)).sort(_text_code_points_js__WEBPACK_IMPORTED_MODULE_3__  .O);
}
function programsOf(config, extensao, repository, report) {
    const programs = [];
    const reporting = (path, read) => {
        try {
            read();
        }
        catch (error) {
            if (!(error instanceof _repository_repository_js__WEBPACK_IMPORTED_MODULE_2__  .ie))
                throw error;
            const { rule, message, remedy, line } = error;
            report({ rule, message, remedy, place: { file: path, ...(line !== undefined && { line }) } });
        }
    };
    let paths = [];
    reporting('refdata.yml', () => {
        paths = programPathsOf(config, extensao, repository);
    });
    for (const path of paths)
        reporting(path, () => {
            const text = repository.read(path);
            if (text.length <= MAX_PROGRAM_CHARACTERS)
                programs.push({ path, text });
        });
    return programs.sort((a, b) => a.text.length - b.text.length).slice(0, MAX_PROGRAMS);
}
function globsOf({ programas, conteudos }) {
    if (programas !== undefined)
        return typeof programas === 'string' ? [programas] : programas;
    const sources = [
        ...(conteudos?.exercicios ?? []),
        ...[conteudos?.exemplos].filter(source => typeof source === 'object'),
    ];
    return sources.flatMap(source => {
        const spec = (0,_extract_index_js__WEBPACK_IMPORTED_MODULE_0__  .I)(source).name === 'count' ? source.count : undefined;
        return typeof spec === 'string' ? [spec] : [];
    });
}


 }),

 62754:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   k: () => (  shownNames)
 });
const NAME = /[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu;
function shownNames({ itens }) {
    const examples = itens.flatMap(({ exemplos }) => exemplos.map(({ codigo }) => codigo));
    return [...new Set(examples.flatMap(codigo => codigo.match(NAME) ?? []))];
}


 })

};
