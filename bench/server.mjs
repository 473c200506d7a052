/**
 * Reader of server files, printed as a table: `node bench/server.mjs`, after `npm run build`.
 *
 * A generated server of several modules' worth of routes, with handlers, loops and comments, at 1, 10 and 100 times its
 * size, beside the lexer alone. The same MB/s in each row means linear time. Processor time is measured, the garbage
 * collector's threads included, so that other programs do not count.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import Table from 'cli-table3';
import { median } from './measure.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const BUILD = pathToFileURL(`${join(ROOT, 'build', 'server')}/`).href;
const { readServers } = await import(`${BUILD}reader.js`);
const { tokenise } = await import(`${BUILD}lexer/lexer.js`);
const { sourceText } = await import(`${BUILD}text.js`);

const RUNS = 7;
/** Runs before the clock starts, so that the engine has compiled the code. */
const WARMING_RUNS = 60;
const MODULES = 40;
const ROUTES_IN_MODULE = 7;
const TARGET_MB_PER_SECOND = 10;

const small = program(MODULES);
for (let i = 0; i < WARMING_RUNS; i += 1)
  readServers('app.df', path => (path === 'app.df' ? small : undefined));

const rows = [1, 10, 100].map(factor => {
  const text = program(MODULES * factor);
  const megabytes = Buffer.byteLength(text) / 1e6;
  let reading;
  const read = cpuMedian(() => {
    reading = readServers('app.df', path => (path === 'app.df' ? text : undefined));
  });
  const lexed = cpuMedian(() => tokenise(sourceText('app.df', text)));
  const routes = reading.servers.reduce((sum, server) => sum + server.routes.length, 0);
  if (routes !== MODULES * factor * ROUTES_IN_MODULE || reading.gaps.length > 0)
    throw new Error(`the generated server is not read: ${routes} routes, ${reading.gaps.length} gaps`);
  const speed = megabytes / read;
  return [
    `${factor} x`,
    megabytes.toFixed(2),
    routes,
    (megabytes / lexed).toFixed(1),
    speed.toFixed(1),
    `${TARGET_MB_PER_SECOND}: ${speed > TARGET_MB_PER_SECOND ? 'met' : 'MISSED'}`,
  ];
});

const head = ['', 'MB', 'routes', 'lexer alone, MB/s', 'reader, MB/s', 'target'];
const table = new Table({
  head,
  style: { head: [], border: [] },
  colAligns: head.map((_, i) => (i === 0 ? 'left' : 'right')),
});
table.push(...rows);
console.log(
  `\nReader of server files (medians of ${RUNS} runs in one process, processor time)\n${table.toString()}`,
);

/** Seconds of the processor. */
function cpuMedian(work) {
  return median(
    Array.from({ length: RUNS }, () => {
      const before = process.cpuUsage().user;
      work();
      return (process.cpuUsage().user - before) / 1e6;
    }),
  );
}

function program(modules) {
  const parts = ['adopt Kiln', 'steady BASE := "/api"'];
  for (let i = 0; i < modules; i += 1) {
    parts.push(`
// ── módulo ${i}: tudo o que toca a coleção ${i} ──
server s${i} on 0:
    middleware Kiln.logger()

    route GET BASE + "/colecao${i}":
        itens := Banco.listar(conexao, query["categoria"] ?? void)
        respond json {"itens": itens, "total": len(itens), "pagina": int(query["pagina"] ?? "1")}

    route GET "/colecao${i}/:id":
        p := Banco.achar(conexao, params["id"])
        given p is void:
            respond 404 json {"erro": $"o item {params["id"]} não existe"}  // nem existiu
        respond json p

    route POST $"{BASE}/colecao${i}":
        // O corpo vem de fora: pode não ter a chave.
        given body is void or (body["nome"] ?? void) is void:
            respond 400 json {"erro": "informe ao menos 'nome' e 'preco'"}
        respond 201 json Banco.criar(conexao, body)

    cycle nome in ["a", "b", "c"]:
        route DELETE $"/colecao${i}/{nome}":
            metade := len(nome) // 2
            respond 204

Kiln.ws(s${i}, "/avisos${i}", lambda canal => canal.send("oi"))`);
  }
  return `${parts.join('\n')}\n`;
}
