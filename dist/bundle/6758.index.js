export const id = 6758;
export const ids = [6758, 9066];
export const modules = {

 39066:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);

__webpack_require__.d(__webpack_exports__, {
  parse: () => (  parse),
  parseJson: () => (  parseJson)
});

var main = __webpack_require__(99547);
var format = __webpack_require__(92154);
; 
class Lines {
	starts = [0];
	constructor(text) {
		for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1))
			this.starts.push(at + 1);
	}
	at(offset) {
		let low = 0;
		let high = this.starts.length - 1;
		while (low < high) {
			const middle = Math.ceil((low + high) / 2);
			if (this.starts[middle] <= offset)
				low = middle;
			else
				high = middle - 1;
		}
		return { line: low + 1, column: offset - this.starts[low] + 1 };
	}
}

; 



const INTEGER = /^-?\d+$/;
function parse(text) {
	const file = parseJson(text, false);
	demandStrict(text);
	return file;
}
function parseJson(text, isLenient) {
	const lines = new Lines(text);
	const errors = [];
	const tree = (0,format .bC)(() => (0,main.parseTree)(text, errors, { disallowComments: !isLenient, allowTrailingComma: isLenient }));
	const [error] = errors;
	if (!tree)
		throw new format .IF(text.trim() === '' ? $said('it is empty') : $said('there is no value'), 1);
	if (error) {
		const { line, column } = lines.at(error.offset);
		throw new format .IF(words((0,main.printParseErrorCode)(error.error)), line, column);
	}
	const data = (0,format .bC)(() => dataOf(tree, text));
	(0,format .QR)(data);
	const lineOf = (node) => lines.at(node.offset).line;
	return {
		data,
		lineOf(path) {
			const node = find(tree, path);
			return node && lineOf(node);
		},
		entryLines(path) {
			const entries = new Map();
			const node = find(tree, path);
			for (const [i, child] of (node?.children ?? []).entries()) {
				const key = node?.type === 'array' ? i : child.children?.[0]?.value;
				entries.set(key, lineOf(child));
			}
			return entries;
		},
		duplicates: duplicatesIn(tree, lineOf),
	};
}
function demandStrict(text) {
	try {
		JSON.parse(text);
	}
	catch (cause) {
		throw new format .IF(cause.message.split('\n')[0] ?? $said('it cannot be parsed'));
	}
}
function dataOf(node, text) {
	switch (node.type) {
		case 'array':
			return (node.children ?? []).map(item => dataOf(item, text));
		case 'object':
			return Object.fromEntries((node.children ?? []).map(({ children = [] }) => [
				children[0]?.value,
				children[1] && dataOf(children[1], text),
			]));
		case 'number': {
			const written = text.slice(node.offset, node.offset + node.length);
			return INTEGER.test(written) && !Number.isSafeInteger(node.value) ? BigInt(written) : node.value;
		}
		default:
			return node.value;
	}
}
function find(tree, path) {
	let node = tree;
	for (const token of path) {
		if (node?.type === 'array')
			node = node.children?.[Number(token)];
		else
			node = node?.children?.findLast(property => property.children?.[0]?.value === token)?.children?.[1];
	}
	return node;
}
function duplicatesIn(tree, lineOf) {
	const found = [];
	const waiting = [tree];
	for (let node = waiting.pop(); node; node = waiting.pop()) {
		const seen = new Set();
		for (const child of node.children ?? []) {
			if (child.type === 'property') {
				const key = child.children?.[0]?.value;
				if (seen.has(key))
					found.push({ key, line: lineOf(child) });
				seen.add(key);
			}
			waiting.push(child);
		}
	}
	return found.sort((a, b) => a.line - b.line);
}
function words(code) {
	return code
		.replace(/([a-z])([A-Z])/g, (_match, a, b) => `${a} ${b.toLowerCase()}`)
		.toLowerCase();
}


 }),

 36758:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
 __webpack_require__.d(__webpack_exports__, {
   parse: () => (  parse)
 });
 var _json_js$m0 = __webpack_require__(39066);

function parse(text) {
	return (0,_json_js$m0.parseJson)(text, true);
}


 })

};
