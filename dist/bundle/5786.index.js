export const id = 5786;
export const ids = [5786];
export const modules = {

 5234:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   J: () => (  portNumber)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);

function portNumber(port) {
	const number = Number(port);
	if (/^\d+$/.test(port) && number <= 65_535)
		return number;
	throw new _findings_user_error_js$m0  .y($said`--port is "${port}", which is not a port.`, $said('Write a number from 0 to 65535; 0 takes any that is free.'));
}


 }),

 35786:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   runServe: () => (  runServe)
 });
 var _commands_serve_js$m0 = __webpack_require__(69561);
 var _colours_js$m1 = __webpack_require__(51040);
 var _port_js$m2 = __webpack_require__(5234);



async function runServe(folder, { port }) {
	const server = await (0,_commands_serve_js$m0  .w)({ folder, port: (0,_port_js$m2  .J)(port) });
	for (const signal of ['SIGINT', 'SIGTERM'])
		process.once(signal, () => void server.close().then(() => process.exit(0)));
	process.stdout.write($said`${_colours_js$m1  .M.green($said('serving'))} ${_colours_js$m1  .M.bold(folder)} at ${server.baseUrl}\n${server.addresses.map(address => `  ${address}\n`).join('')}Stop it with Ctrl+C.\n`);
}


 }),

 69561:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  w: () => (  serve)
});

var external_node_fs_ = __webpack_require__(73024);
var external_node_http_ = __webpack_require__(37067);
var external_node_path_ = __webpack_require__(76760);
var files = __webpack_require__(77964);
var user_error = __webpack_require__(14343);
var promises_ = __webpack_require__(51455);
var snapshot = __webpack_require__(68046);
; 




const RECHECK_MS = 200;
class ServedFolder {
	folder;
	mark;
	snapshot;
	checkedAt = performance.now();
	previous;
	reloading;
	constructor(folder, mark, snapshot) {
		this.folder = folder;
		this.mark = mark;
		this.snapshot = snapshot;
	}
	static async open(folder) {
		const mark = await markOf(folder);
		return new ServedFolder(folder, mark, await (0,snapshot .W)(folder));
	}
	current() {
		if (performance.now() - this.checkedAt <= RECHECK_MS)
			return this.snapshot;
		this.reloading ??= this.reload().finally(() => {
			this.checkedAt = performance.now();
			this.reloading = undefined;
		});
		return this.reloading.then(() => this.snapshot);
	}
	async close() {
		await this.reloading;
		await Promise.all([this.snapshot.dispose(), this.previous?.dispose()]);
	}
	async reload() {
		const mark = await markOf(this.folder);
		if (mark === this.mark || mark === '')
			return;
		let next;
		try {
			next = await (0,snapshot .W)(this.folder);
		}
		catch {
			return;
		}
		await this.previous?.dispose();
		this.previous = this.snapshot;
		this.snapshot = next;
		this.mark = mark;
	}
}
async function markOf(folder) {
	const marks = await Promise.all([files .U4, (0,files .XM)('index')].map(path => (0,promises_.stat)((0,external_node_path_.join)(folder, ...path.split('/'))).then(({ ino, mtimeMs, size }) => `${ino} ${mtimeMs} ${size}`, () => '')));
	return marks.join('\n').trim();
}

var handler = __webpack_require__(28584);
var listen = __webpack_require__(69369);
; 








async function serve({ folder, port, host = '127.0.0.1' }) {
	if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, 'api', 'index.json'))) {
		throw new user_error .y($said`${folder} holds no built reference: there is no api/index.json in it.`, $said`Build one first: refdata build --out ${folder}`);
	}
	const served = await ServedFolder.open(folder);
	const server = (0,external_node_http_.createServer)((request, response) => {
		const snapshot = served.current();
		if (snapshot instanceof Promise)
			snapshot.then(fresh => (0,handler .Z)(request, response, fresh), error => response.destroy(error));
		else
			(0,handler .Z)(request, response, snapshot);
	});
	try {
		await (0,listen .K)(server, port, host);
	}
	catch (error) {
		await served.close();
		throw error;
	}
	const baseUrl = `http://${host}:${server.address().port}`;
	return {
		baseUrl,
		addresses: files .GY.map(name => baseUrl + (0,files .XM)(name)),
		close: async () => {
			await new Promise(resolve => {
				server.close(() => resolve());
				server.closeIdleConnections();
			});
			await served.close();
		},
	};
}


 })

};
