import type { LoadedConfig } from '../config/config.js';
import { pathOf, type ReferenceFiles } from '../contract/files.js';
import type { GrupoDeComandos, Sintaxe } from '../contract/generated/contract.js';
import type { Extracted, Report } from '../extract/index.js';
import type { Place } from '../findings/finding.js';
import { compareCodePoints } from '../text/code-points.js';
import { Composer } from './composer.js';
import type { Details } from './details.js';
import { CONTEXTUAL, ERRO, GRUPO, OPERADOR, PALAVRA } from './shape.js';

/** The seven files, and where in the source each of their entries stands. */
export interface Composition {
  readonly files: ReferenceFiles;
  /** By subject (`/api/erros.json#/codigos/3`). */
  readonly origins: ReadonlyMap<string, Place>;
  /** Subjects of what is empty in the files because it could not be read (`/api/modulos.json#/modulos/0/simbolos/3/assinatura`). */
  readonly unread: readonly string[];
  /** Subjects of signatures that are empty because the source does not say them, of functions and classes. */
  readonly unsaid: readonly string[];
  /** What is known of entries and has no field in the seven files, by the same subjects. */
  readonly details: ReadonlyMap<string, Details>;
}

/**
 * Puts what was extracted into the seven files of the contract: exactly its fields, computed totals, aliases folded.
 * Lists without an order of their own in `refdata.yml` come in the order of the contract (reference-language.md §9.3).
 */
export function compose(
  extracted: Extracted,
  report: (problem: Report) => void,
  placeOf?: LoadedConfig['placeOf'],
): Composition {
  const composer = new Composer(report, placeOf);
  const { versao } = extracted;
  const modulos = composer.modulos(extracted.modulos);
  const grupos = composer.objects<GrupoDeComandos>(
    'comandos',
    extracted.comandos,
    GRUPO,
    'comandos',
    '/grupos',
  );
  const funcoes = composer.texts('embutidas', extracted.embutidas, 'embutidas', '/funcoes', true);
  const codigos = composer.objects<ReferenceFiles['erros']['codigos'][number]>(
    'erros',
    extracted.erros,
    ERRO,
    'erros',
    '/codigos',
    'codigo',
  );
  const exercicios = composer.exercicios(extracted.exercicios);
  const rotas = {
    sintaxe: pathOf('sintaxe'),
    embutidas: pathOf('embutidas'),
    modulos: pathOf('modulos'),
    comandos: pathOf('comandos'),
    erros: pathOf('erros'),
    conteudos: pathOf('conteudos'),
  };
  const files: ReferenceFiles = {
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
      reservadas: composer.objects(
        'sintaxe.reservadas',
        extracted.reservadas,
        PALAVRA,
        'sintaxe',
        '/reservadas',
        'palavra',
      ),
      contextuais: composer.objects(
        'sintaxe.contextuais',
        extracted.contextuais,
        CONTEXTUAL,
        'sintaxe',
        '/contextuais',
        'palavra',
      ),
      operadores: composer.objects(
        'sintaxe.operadores',
        extracted.operadores,
        OPERADOR,
        'sintaxe',
        '/operadores',
      ),
      verbos_http: composer.texts(
        'sintaxe.verbos_http',
        extracted.verbosHttp,
        'sintaxe',
        '/verbos_http',
      ) as Sintaxe['verbos_http'],
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
    if (place) composer.origins.set(subject, place);
    if (extracted.unread?.includes(key)) composer.unreadSubjects.add(subject);
  }
  composer.tellLeftOut(extracted, files.modulos.modulos);
  const unread = [...composer.unreadSubjects].sort(compareCodePoints);
  return {
    files,
    origins: composer.origins,
    details: composer.details,
    unread,
    unsaid: composer.unsaidSubjects,
  };
}

/** Published values that are one value in `refdata.yml`, by the key there. */
const SINGLE_VALUES: readonly (readonly [key: string, subject: string])[] = [
  ['nome', `${pathOf('index')}#/nome`],
  ['descricao', `${pathOf('index')}#/descricao`],
  ['documentacao', `${pathOf('index')}#/documentacao`],
  ['versao', `${pathOf('index')}#/versao`],
  ['sintaxe.extensao', `${pathOf('sintaxe')}#/extensao`],
  ['conteudos.exemplos', `${pathOf('conteudos')}#/exemplos`],
  ['conteudos.pacotes', `${pathOf('conteudos')}#/pacotes`],
  ['conteudos.projetos', `${pathOf('conteudos')}#/projetos`],
];
