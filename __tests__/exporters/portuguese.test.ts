import { expect, test } from '@jest/globals';
import { summaryOf, textsOf } from '../../src/exporters/summary.js';
import { describedRoute, route } from './routes.js';

const summary = (method: string, path: string) => summaryOf(describedRoute(route(method, path)));

test.each([
  ['GET', '/pedidos', 'Lista os pedidos'],
  ['GET', '/categorias', 'Lista as categorias'],
  ['GET', '/pedidos/:id', 'Um pedido'],
  ['GET', '/categorias/:id', 'Uma categoria'],
  ['GET', '/pedidos/:id/itens', 'Lista os itens'],
  ['POST', '/pedidos/:id/itens', 'Cria um item'],
  ['PUT', '/transacoes/:id', 'Substitui uma transação'],
  ['PATCH', '/opções/:id', 'Altera uma opção'],
  ['DELETE', '/imagens/:id', 'Remove uma imagem'],
  ['DELETE', '/animais', 'Remove os animais'],
  ['GET', '/mapas/:id', 'Um mapa'],
  ['GET', '/papéis/:id', 'Um papel'],
  ['GET', '/flores/:id', 'Uma flor'],
  ['GET', '/países/:id', 'Um país'],
  ['GET', '/clientes-novos', 'Lista os clientes-novos'],
  ['GET', '/saúde', 'Consulta a saúde'],
  ['GET', '/saude', 'Consulta a saúde'],
  ['GET', '/usuarios/:id', 'Um usuário'],
  ['HEAD', '/itens', 'Cabeçalhos de itens'],
  ['OPTIONS', '/itens', 'Métodos de itens'],
  // Nothing tells the article of a word of another language, or of what is no word.
  ['GET', '/orders', 'Consulta orders'],
  ['GET', '/v2', 'Consulta v2'],
  ['GET', '/a-:id.json', 'Consulta a-:id.json'],
])('%s %s: %s', (method, path, text) => {
  expect(summary(method, path)).toBe(text);
});

test('a comment above a route is its summary, and its description where it says more', () => {
  const texts = (comment: string) => textsOf(describedRoute({ ...route('GET', '/a'), comment }), 'GET');
  expect(texts('Tudo o que há.')).toEqual({ summary: 'Tudo o que há' });
  expect(texts('Tudo. E mais.')).toEqual({ summary: 'Tudo', description: 'Tudo. E mais.' });
  expect(texts('Sem ponto\n\nOutro parágrafo')).toEqual({
    summary: 'Sem ponto',
    description: 'Sem ponto\n\nOutro parágrafo',
  });
});
