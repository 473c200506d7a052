export const id = 7964;
export const ids = [7964];
export const modules = {

 69583:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  Z: () => (  compose)
});

var contract_files = __webpack_require__(77964);
var code_points = __webpack_require__(62021);
var json_pointer = __webpack_require__(24477);
var extract = __webpack_require__(71723);
var nearest = __webpack_require__(35112);
; 
function detailsOf({ signature, heads, documentation } = {}, mapped = {}) {
	return {
		...(signature !== undefined && { assinatura: signature }),
		...(heads && { cabecas: heads }),
		...(documentation !== undefined && { documentacao: documentation }),
		...mapped,
	};
}

var reference_shape = __webpack_require__(79803);
; 







const LISTS = [
	['reservadas', `${(0,contract_files .XM)('sintaxe')}#/reservadas`],
	['contextuais', `${(0,contract_files .XM)('sintaxe')}#/contextuais`],
	['operadores', `${(0,contract_files .XM)('sintaxe')}#/operadores`],
	['verbosHttp', `${(0,contract_files .XM)('sintaxe')}#/verbos_http`],
	['regras', `${(0,contract_files .XM)('sintaxe')}#/regras`],
	['embutidas', `${(0,contract_files .XM)('embutidas')}#/funcoes`],
	['comandos', `${(0,contract_files .XM)('comandos')}#/grupos`],
	['erros', `${(0,contract_files .XM)('erros')}#/codigos`],
];
class Composer {
	report;
	placeOf;
	origins = new Map();
	details = new Map();
	unreadSubjects = new Set();
	unsaidSubjects = [];
	unsaid = new WeakSet();
	open = new WeakMap();
	unread = new WeakMap();
	constructor(report, placeOf) {
		this.report = report;
		this.placeOf = placeOf;
	}
	objects(section, { rows, sorted }, shape, file, pointer, order) {
		if (rows.length > 0 && rows.every(({ value }) => value === undefined || typeof value === 'string')) {
			this.refuseTexts(section, shape, rows[0].place);
			return [];
		}
		const shaper = this.shaper(section);
		const shaped = rows.map(row => ({
			...row,
			value: shaper.object(row.value, shape, row),
			details: detailsOf(row.described, shaper.aside(row.value, shape, row)),
			...(shape === reference_shape .sk && { itemDetails: { comandos: this.asides(shaper, row, 'comandos', reference_shape .uM) } }),
		}));
		if (order && !sorted)
			shaped.sort((a, b) => (0,code_points .O)(String(a.value[order]), String(b.value[order])));
		this.remember(shaped, file, pointer);
		return shaped.map(({ value }) => value);
	}
	texts(section, { rows, sorted }, file, pointer, ordered = false) {
		const shaper = this.shaper(section);
		const shaped = rows.map(row => {
			const isMore = section === 'embutidas' && typeof row.value === 'object' && row.value !== null;
			const value = isMore
				? String(shaper.object(row.value, reference_shape .Cr, row).nome)
				: shaper.text(row.value, true, row, '[]');
			const details = detailsOf(row.described, isMore ? shaper.aside(row.value, reference_shape .Cr, row) : {});
			return { place: row.place, value, details, unread: (0,reference_shape .KJ)(row.value, 'needed') };
		});
		if (ordered && !sorted)
			shaped.sort((a, b) => (0,code_points .O)(a.value, b.value));
		this.remember(shaped, file, pointer);
		return shaped.map(({ value }) => value);
	}
	modulos({ rows, sorted }) {
		const shaper = this.shaper('modulos');
		const modules = [];
		const aliases = [];
		for (const row of rows) {
			const { place } = row;
			const of = row.value?.[reference_shape .nH];
			const shaped = shaper.object(row.value, reference_shape .Le, row);
			const { nome, apelidos, simbolos } = shaped;
			if (typeof of === 'string' && of !== nome) {
				aliases.push({ nome, of, place });
				continue;
			}
			const asides = this.asides(shaper, row, 'simbolos', reference_shape .GL);
			for (const [i, symbol] of simbolos.entries()) {
				const { hidesSignature, open } = row.describedItems?.simbolos?.[i] ?? {};
				if (symbol.assinatura !== '')
					this.tellOpen(symbol, open ?? []);
				else if (hidesSignature)
					this.unsaid.add(symbol);
			}
			const symbols = simbolos.map((value, i) => ({
				value,
				place: row.items?.simbolos?.[i] ?? place,
				details: asides[i] ?? {},
			}));
			if (!sorted)
				symbols.sort((a, b) => (0,code_points .O)(a.value.nome, b.value.nome));
			const value = { nome, apelidos, total: symbols.length, simbolos: symbols.map(symbol => symbol.value) };
			this.unread.set(value, this.unread.get(shaped) ?? []);
			modules.push({
				value,
				place,
				details: detailsOf(row.described, shaper.aside(row.value, reference_shape .Le, row)),
				itemDetails: { simbolos: symbols.map(symbol => symbol.details) },
				...(row.items && { items: { simbolos: symbols.map(symbol => symbol.place) } }),
			});
		}
		this.fold(aliases, modules);
		for (const { value } of modules)
			value.apelidos.sort(code_points .O);
		if (!sorted)
			modules.sort((a, b) => b.value.total - a.value.total || (0,code_points .O)(a.value.nome, b.value.nome));
		this.remember(modules, 'modulos', '/modulos');
		return modules.map(({ value }) => value);
	}
	exercicios({ rows }) {
		const counts = [];
		for (const { value, place } of rows) {
			const { key, value: count } = value;
			if (typeof count !== 'number' || !Number.isInteger(count) || count < 0) {
				this.unreadSubjects.add((0,json_pointer.at)(`${(0,contract_files .XM)('conteudos')}#/exercicios/modulos`, String(key)));
				this.report({
					rule: 'field-type',
					message: $said`conteudos.exercicios: the number of "${String(key)}" is ${String(count)}, not a whole number.`,
					place,
				});
				continue;
			}
			const folder = String(key);
			const isTwice = counts.some(([name]) => name === folder);
			if (typeof key !== 'string' || isTwice) {
				this.unreadSubjects.add((0,json_pointer.at)(`${(0,contract_files .XM)('conteudos')}#/exercicios/modulos`, folder));
				this.report({
					rule: 'field-type',
					message: isTwice
						? $said`conteudos.exercicios: the folder "${folder}" has two numbers, and only one of them would hold.`
						: $said`conteudos.exercicios: nothing says of which folder the number ${count} is.`,
					remedy: isTwice
						? $said('Give each its own name by `map: { key: …, value: value }`, or count both in one glob.')
						: $said('Count by folder: `{ count: exercicios/*/*.lm, by: folder }`. Records of other kinds have the folder as `key`, a text.'),
					place,
				});
				continue;
			}
			counts.push([folder, count]);
		}
		return Object.fromEntries(counts.sort(([a], [b]) => (0,code_points .O)(a, b)));
	}
	tellOpen(symbol, open) {
		if (open.length > 0)
			this.open.set(symbol, open);
		for (const problem of (0,extract .GW)(open))
			this.report(problem);
	}
	tellLeftOut(extracted, modules) {
		for (const [section, list] of LISTS)
			for (const { name, isThere } of extracted[section].leftOut ?? [])
				if (!isThere)
					this.unreadSubjects.add((0,json_pointer.at)(list, '-', ...(name === undefined ? [] : [name])));
		const others = new Map();
		const absent = new Set();
		for (const { module, name, isThere } of extracted.modulos.leftOut ?? []) {
			const i = modules.findIndex(({ nome }) => nome === module);
			if (isThere) {
				if (i < 0 && module !== undefined)
					absent.add(module);
				if (i >= 0 && name !== undefined)
					others.set(i, (others.get(i) ?? new Set()).add(name));
				continue;
			}
			const around = i < 0
				? (0,json_pointer.at)(contract_files .QE, '-', ...(module === undefined ? [] : [module]))
				: (0,json_pointer.at)(contract_files .QE, i, 'simbolos', '-');
			this.unreadSubjects.add(i < 0 || name === undefined ? around : (0,json_pointer.at)(around, name));
		}
		if (absent.size > 0)
			this.details.set(contract_files .QE, { outros: [...absent].sort(code_points .O) });
		for (const [i, names] of others) {
			for (const { nome } of modules[i]?.simbolos ?? [])
				names.delete(nome);
			if (names.size === 0)
				continue;
			const outros = [...names].sort(code_points .O);
			this.details.set((0,json_pointer.at)(contract_files .QE, i), { ...this.details.get((0,json_pointer.at)(contract_files .QE, i)), outros });
		}
	}
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
			const [near] = (0,nearest .p)(target, byName.keys());
			this.report({
				rule: 'alias-unknown',
				message: $said`"${nome}" is another name of "${of}", which is not a module.`,
				place,
				...(near && { remedy: $said`Did you mean "${near}"?` }),
			});
		}
	}
	asides(shaper, row, field, shape) {
		const list = row.value?.[field];
		return (Array.isArray(list) ? list : [list]).map((item, i) => detailsOf(row.describedItems?.[field]?.[i], shaper.aside(item, shape, row)));
	}
	shaper(section) {
		return new reference_shape .Kq(section, this.report, this.unread, name => this.keyOf(section, name));
	}
	refuseTexts(section, shape, first) {
		const [name = ''] = Object.keys(shape);
		const fields = Object.entries(shape).flatMap(([each, field]) => (field === 'aside' ? [] : [each]));
		this.report({
			rule: 'field-type',
			message: $said`${section} gives texts, and its entries have fields: ${fields.join(', ')}.`,
			remedy: $said`Say which is which: map: { ${name}: value } where that is the value of a record, map: { ${name}: key } where it is its key. \`refdata extract ${section}\` shows what the records have.`,
			field: section,
			place: this.placeOf?.(section.split('.')) ?? first,
		});
	}
	keyOf(section, name) {
		const map = [...section.split('.'), 'map'];
		const [around, own] = [map, [...map, name]].map(path => this.placeOf?.(path));
		return own?.line === around?.line && own?.column === around?.column ? undefined : own;
	}
	remember(entries, file, pointer) {
		for (const [i, { place, items, value, unread, details, itemDetails }] of entries.entries()) {
			const subject = `${(0,contract_files .XM)(file)}#${pointer}/${i}`;
			this.origins.set(subject, place);
			if (unread)
				this.unreadSubjects.add(subject);
			this.rememberUnread(value, subject);
			if (details)
				this.details.set(subject, details);
			for (const [field, list] of Object.entries(itemDetails ?? {}))
				for (const [j, own] of list.entries())
					this.details.set(`${subject}/${field}/${j}`, own);
			for (const [field, places] of Object.entries(items ?? {}))
				for (const [j, own] of places.entries())
					this.origins.set(`${subject}/${field}/${j}`, own);
		}
	}
	rememberUnread(value, subject) {
		if (typeof value !== 'object' || value === null)
			return;
		if (this.unsaid.has(value))
			this.unsaidSubjects.push((0,json_pointer.at)(subject, 'assinatura'));
		for (const field of this.unread.get(value) ?? [])
			this.unreadSubjects.add((0,json_pointer.at)(subject, field));
		for (const { path } of this.open.get(value) ?? [])
			this.unreadSubjects.add((0,json_pointer.at)(subject, 'assinatura', ...path.split('/')));
		for (const [key, part] of Object.entries(value))
			this.rememberUnread(part, (0,json_pointer.at)(subject, key));
	}
}

; 




function compose(extracted, report, placeOf) {
	const composer = new Composer(report, placeOf);
	const { versao } = extracted;
	const modulos = composer.modulos(extracted.modulos);
	const grupos = composer.objects('comandos', extracted.comandos, reference_shape .sk, 'comandos', '/grupos');
	const funcoes = composer.texts('embutidas', extracted.embutidas, 'embutidas', '/funcoes', true);
	const codigos = composer.objects('erros', extracted.erros, reference_shape .xE, 'erros', '/codigos', 'codigo');
	const exercicios = composer.exercicios(extracted.exercicios);
	const rotas = {
		sintaxe: (0,contract_files .XM)('sintaxe'),
		embutidas: (0,contract_files .XM)('embutidas'),
		modulos: (0,contract_files .XM)('modulos'),
		comandos: (0,contract_files .XM)('comandos'),
		erros: (0,contract_files .XM)('erros'),
		conteudos: (0,contract_files .XM)('conteudos'),
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
			reservadas: composer.objects('sintaxe.reservadas', extracted.reservadas, reference_shape .WY, 'sintaxe', '/reservadas', 'palavra'),
			contextuais: composer.objects('sintaxe.contextuais', extracted.contextuais, reference_shape .i$, 'sintaxe', '/contextuais', 'palavra'),
			operadores: composer.objects('sintaxe.operadores', extracted.operadores, reference_shape .F8, 'sintaxe', '/operadores'),
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
		if (extracted.unread?.includes(key))
			composer.unreadSubjects.add(subject);
	}
	composer.tellLeftOut(extracted, files.modulos.modulos);
	const unread = [...composer.unreadSubjects].sort(code_points .O);
	return {
		files,
		origins: composer.origins,
		details: composer.details,
		unread,
		unsaid: composer.unsaidSubjects,
	};
}
const SINGLE_VALUES = [
	['nome', `${(0,contract_files .XM)('index')}#/nome`],
	['descricao', `${(0,contract_files .XM)('index')}#/descricao`],
	['documentacao', `${(0,contract_files .XM)('index')}#/documentacao`],
	['versao', `${(0,contract_files .XM)('index')}#/versao`],
	['sintaxe.extensao', `${(0,contract_files .XM)('sintaxe')}#/extensao`],
	['conteudos.exemplos', `${(0,contract_files .XM)('conteudos')}#/exemplos`],
	['conteudos.pacotes', `${(0,contract_files .XM)('conteudos')}#/pacotes`],
	['conteudos.projetos', `${(0,contract_files .XM)('conteudos')}#/projetos`],
];


 }),

 79803:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Cr: () => (  EMBUTIDA),
   F8: () => (  OPERADOR),
   GL: () => (  SIMBOLO),
   KJ: () => (  isUnread),
   Kq: () => (  Shaper),
   Le: () => (  MODULO),
   WY: () => (  PALAVRA),
   i$: () => (  CONTEXTUAL),
   nH: () => (  APELIDO_DE),
   sk: () => (  GRUPO),
   uM: () => (  COMANDO),
   xE: () => (  ERRO)
 });
 var _contract_json_object_js$m0 = __webpack_require__(18765);
 var _extract_index_js$m1 = __webpack_require__(71723);
 var _findings_english_keys_js$m2 = __webpack_require__(51752);
 var _text_nearest_js$m3 = __webpack_require__(35112);




const ASIDE = { documentacao: 'aside', obsoleto: 'aside', desde: 'aside' };
const PALAVRA = {
	palavra: 'needed',
	descricao: 'optional',
	equivalente: 'optional',
	...ASIDE,
};
const CONTEXTUAL = { ...PALAVRA, onde: 'optional' };
const OPERADOR = {
	simbolo: 'needed',
	descricao: 'optional',
	equivalente: 'optional',
	...ASIDE,
};
const SIMBOLO = {
	nome: 'needed',
	assinatura: 'optional',
	resumo: 'optional',
	...ASIDE,
};
const EMBUTIDA = { nome: 'needed', assinatura: 'aside', ...ASIDE };
const MODULO = {
	nome: 'needed',
	apelidos: { list: 'text' },
	simbolos: { list: SIMBOLO },
	...ASIDE,
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
	...ASIDE,
};
const GRUPO = { grupo: 'needed', comandos: { list: COMANDO } };
const ERRO = {
	codigo: 'needed',
	titulo: 'optional',
	explicacao: 'optional',
	exemplo: 'optional',
	solucao: 'optional',
	doc: 'optional',
	...ASIDE,
};
const APELIDO_DE = 'apelido_de';
class Shaper {
	section;
	report;
	unread;
	keyOf;
	unknownTold = new Set();
	meant = new Set();
	constructor(section, report, 
	unread, 
	keyOf) {
		this.section = section;
		this.report = report;
		this.unread = unread;
		this.keyOf = keyOf;
	}
	object(value, shape, origin, path = '') {
		const fields = (0,_contract_json_object_js$m0  .G)(value) ? value : undefined;
		if (!fields) {
			if (value !== _extract_index_js$m1  .u3) {
				this.report({
					rule: 'field-type',
					message: $said`${this.section}${path}: here is ${(0,_extract_index_js$m1  .NY)(value).is}, not an object with ${Object.keys(shape).join(', ')}.`,
					remedy: $said`Make an object of each: { "${Object.keys(shape)[0]}": … } in an expression, or \`{ each: …, map: { ${Object.keys(shape)[0]}: … } }\`.`,
					place: origin.place,
				});
			}
			const empty = this.object({}, Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, field === 'needed' ? 'optional' : field])), origin);
			this.unread.set(empty, Object.keys(shape));
			return empty;
		}
		this.refuseUnknown(fields, shape, origin, path);
		const object = Object.fromEntries(Object.entries(shape).flatMap(([name, field]) => field === 'aside' ? [] : [[name, this.field(fields[name], field, origin, path, name)]]));
		const unread = Object.keys(shape).filter(name => shape[name] !== 'aside' && isUnread(fields[name], shape[name]));
		if (unread.length > 0)
			this.unread.set(object, unread);
		return object;
	}
	aside(value, shape, origin) {
		if (typeof value !== 'object' || value === null)
			return {};
		const said = Object.entries(shape).flatMap(([name, field]) => field === 'aside'
			? [[name, this.text(value[name], false, origin, `.${name}`)]]
			: []);
		return Object.fromEntries(said.filter(([, text]) => text !== ''));
	}
	text(value, needed, origin, path) {
		if (typeof value === 'string')
			return value;
		if (value === _extract_index_js$m1  .u3)
			return '';
		if (value === undefined || value === null) {
			if (needed && !this.meant.has(path))
				this.report({
					rule: 'field-missing',
					message: $said`${this.section}${path} is missing.`,
					place: origin.place,
					field: `${this.section}${path}`.replaceAll('[]', ''),
				});
			return '';
		}
		const { is, ...remedy } = (0,_extract_index_js$m1  .NY)(value);
		this.report({
			rule: 'field-type',
			message: $said`${this.section}${path} is ${is}, not a text.`,
			...remedy,
			place: origin.place,
		});
		return '';
	}
	field(value, field, origin, around, name) {
		const path = `${around}.${name}`;
		if (field === 'needed' || field === 'optional')
			return this.text(value, field === 'needed', origin, path);
		const items = value === undefined || value === null || value === _extract_index_js$m1  .u3
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
			const near = (0,_findings_english_keys_js$m2  .x)(name, known) ?? (0,_text_nearest_js$m3  .p)(name, known)[0];
			const [only, ...others] = known.filter(each => shape[each] === 'needed' && fields[each] === undefined);
			const meant = near ?? (others.length === 0 ? only : undefined);
			if (meant !== undefined)
				this.meant.add(`${path}.${meant}`);
			this.report({
				rule: 'field-unknown',
				message: $said`${this.section}${path} has no field "${name}".`,
				remedy: $said`${near ? $said`Did you mean "${near}"?` : $said`Its fields are ${known.join(', ')}.`} A field that only other steps need begins with "_".`,
				place: (path === '' ? this.keyOf(name) : undefined) ?? origin.place,
				field: `${this.section}${path}.${name}`.replaceAll('[]', ''),
			});
		}
	}
}
function isUnread(value, field) {
	if (value === _extract_index_js$m1  .u3)
		return true;
	if (value === undefined || value === null)
		return false;
	if (typeof field === 'string')
		return typeof value !== 'string';
	return field.list === 'text' && [value].flat().some(item => isUnread(item, 'needed'));
}


 }),

 34458:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F: () => (  Findings),
   U: () => (  policyOf)
 });
 var _contract_policy_js$m0 = __webpack_require__(31229);
 var _drift_index_js$m1 = __webpack_require__(60921);
 var _rules_catalogue_js$m2 = __webpack_require__(12531);



class Findings {
	policy;
	list = [];
	seen = new Set();
	emptied = new Map();
	constructor(policy, told = []) {
		this.policy = policy;
		for (const { rule, message, place } of told)
			this.seen.add(keyOf(rule, message, place));
	}
	add({ rule, message, remedy, place, field, }) {
		const key = keyOf(rule, message, place);
		const info = (0,_rules_catalogue_js$m2  .PI)(rule);
		const level = (0,_contract_policy_js$m0  .y)(this.policy, rule).level ?? info?.level ?? 'error';
		if (level === 'off' || this.seen.has(key))
			return;
		this.seen.add(key);
		if (field !== undefined) {
			const fields = [field].flat();
			if (fields.some(each => isFollowing(rule, this.emptied.get(each))))
				return;
			if (level === 'error')
				for (const each of fields)
					this.emptied.set(each, rule);
		}
		this.list.push({ rule, level, message, remedy: remedy ?? info?.remedy ?? '', place });
	}
}
function isFollowing(rule, told) {
	if (told === undefined)
		return false;
	return rule === 'field-unknown' ? told === rule : rule === 'field-missing' || rule === 'field-type';
}
function keyOf(rule, message, place) {
	return JSON.stringify([rule, message, place]);
}
function policyOf(rules) {
	return Object.fromEntries(Object.entries(rules ?? {}).flatMap(([id, { level, pattern }]) => {
		if ((0,_drift_index_js$m1  .Vd)(id))
			return [];
		return [[id, { ...(level && { level: level }), ...(pattern !== undefined && { pattern }) }]];
	}));
}


 })

};
