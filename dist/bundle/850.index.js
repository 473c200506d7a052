export const id = 850;
export const ids = [850];
export const modules = {

 63291:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  ISSUER),
   I: () => (  readClaims)
 });
 var zod$m0 = __webpack_require__(88343);
 var _contract_json_object_js$m1 = __webpack_require__(18765);
 var _findings_user_error_js$m2 = __webpack_require__(14343);



const ISSUER = 'https://token.actions.githubusercontent.com';
const CLAIMS = zod$m0  .Ikc({
	iss: zod$m0  .YjP(),
	sub: zod$m0  .YjP(),
	ref: zod$m0  .YjP(),
	sha: zod$m0  .YjP(),
	repository: zod$m0  .YjP(),
	event_name: zod$m0  .YjP(),
	job_workflow_ref: zod$m0  .YjP(),
	workflow_ref: zod$m0  .YjP(),
	repository_id: zod$m0  .YjP(),
	repository_owner_id: zod$m0  .YjP(),
	repository_visibility: zod$m0  .YjP(),
	runner_environment: zod$m0  .YjP(),
	run_id: zod$m0  .YjP(),
	run_attempt: zod$m0  .YjP(),
});
function readClaims(token) {
	const [, payload = ''] = token.split('.');
	const parsed = CLAIMS.safeParse((0,_contract_json_object_js$m1  .J)(Buffer.from(payload, 'base64url').toString('utf8')));
	if (parsed.success)
		return parsed.data;
	throw new _findings_user_error_js$m2  .y($said('Nothing can be attested: the identity token of this job says too little about it.'), $said('Run the job on github.com: enterprise servers give other tokens.'), { cause: parsed.error });
}


 }),

 70941:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  M: () => (  readDemand)
});

var user_error = __webpack_require__(14343);
var external_node_fs_ = __webpack_require__(73024);
; 
const PUBLIC_ROOT = {
	mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
	tlogs: [
		{
			baseUrl: 'https://rekor.sigstore.dev',
			hashAlgorithm: 'SHA2_256',
			publicKey: {
				rawBytes: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE2G2Y+2tabdTV5BcGiBIx0a9fAFwrkBbmLSGtks4L3qX6yYY0zufBnhC8Ur/iy55GhWP/9A/bY2LhC30M9+RYtw==',
				keyDetails: 'PKIX_ECDSA_P256_SHA_256',
				validFor: { start: '2021-01-12T11:53:27Z' },
			},
			logId: { keyId: 'wNI9atQGlz+VWfO6LRygH4QUfY/8W4RFwiT5i5WRgB0=' },
		},
		{
			baseUrl: 'https://log2025-1.rekor.sigstore.dev',
			hashAlgorithm: 'SHA2_256',
			publicKey: {
				rawBytes: 'MCowBQYDK2VwAyEAt8rlp1knGwjfbcXAYPYAkn0XiLz1x8O4t0YkEhie244=',
				keyDetails: 'PKIX_ED25519',
				validFor: { start: '2025-09-23T00:00:00Z' },
			},
			logId: { keyId: 'zxGZFVvd0FEmjR8WrFwMdcAJ9vtaY/QXf44Y1wUeP6A=' },
		},
	],
	certificateAuthorities: [
		{
			subject: { organization: 'sigstore.dev', commonName: 'sigstore' },
			uri: 'https://fulcio.sigstore.dev',
			certChain: {
				certificates: [
					{
						rawBytes: 'MIICGjCCAaGgAwIBAgIUALnViVfnU0brJasmRkHrn/UnfaQwCgYIKoZIzj0EAwMwKjEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MREwDwYDVQQDEwhzaWdzdG9yZTAeFw0yMjA0MTMyMDA2MTVaFw0zMTEwMDUxMzU2NThaMDcxFTATBgNVBAoTDHNpZ3N0b3JlLmRldjEeMBwGA1UEAxMVc2lnc3RvcmUtaW50ZXJtZWRpYXRlMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE8RVS/ysH+NOvuDZyPIZtilgUF9NlarYpAd9HP1vBBH1U5CV77LSS7s0ZiH4nE7Hv7ptS6LvvR/STk798LVgMzLlJ4HeIfF3tHSaexLcYpSASr1kS0N/RgBJz/9jWCiXno3sweTAOBgNVHQ8BAf8EBAMCAQYwEwYDVR0lBAwwCgYIKwYBBQUHAwMwEgYDVR0TAQH/BAgwBgEB/wIBADAdBgNVHQ4EFgQU39Ppz1YkEZb5qNjpKFWixi4YZD8wHwYDVR0jBBgwFoAUWMAeX5FFpWapesyQoZMi0CrFxfowCgYIKoZIzj0EAwMDZwAwZAIwPCsQK4DYiZYDPIaDi5HFKnfxXx6ASSVmERfsynYBiX2X6SJRnZU84/9DZdnFvvxmAjBOt6QpBlc4J/0DxvkTCqpclvziL6BCCPnjdlIB3Pu3BxsPmygUY7Ii2zbdCdliiow=',
					},
					{
						rawBytes: 'MIIB9zCCAXygAwIBAgIUALZNAPFdxHPwjeDloDwyYChAO/4wCgYIKoZIzj0EAwMwKjEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MREwDwYDVQQDEwhzaWdzdG9yZTAeFw0yMTEwMDcxMzU2NTlaFw0zMTEwMDUxMzU2NThaMCoxFTATBgNVBAoTDHNpZ3N0b3JlLmRldjERMA8GA1UEAxMIc2lnc3RvcmUwdjAQBgcqhkjOPQIBBgUrgQQAIgNiAAT7XeFT4rb3PQGwS4IajtLk3/OlnpgangaBclYpsYBr5i+4ynB07ceb3LP0OIOZdxexX69c5iVuyJRQ+Hz05yi+UF3uBWAlHpiS5sh0+H2GHE7SXrk1EC5m1Tr19L9gg92jYzBhMA4GA1UdDwEB/wQEAwIBBjAPBgNVHRMBAf8EBTADAQH/MB0GA1UdDgQWBBRYwB5fkUWlZql6zJChkyLQKsXF+jAfBgNVHSMEGDAWgBRYwB5fkUWlZql6zJChkyLQKsXF+jAKBggqhkjOPQQDAwNpADBmAjEAj1nHeXZp+13NWBNa+EDsDP8G1WWg1tCMWP/WHPqpaVo0jhsweNFZgSs0eE7wYI4qAjEA2WB9ot98sIkoF3vZYdd3/VtWB5b9TNMea7Ix/stJ5TfcLLeABLE4BNJOsQ4vnBHJ',
					},
				],
			},
			validFor: { start: '2022-04-13T20:06:15Z' },
		},
	],
	ctlogs: [
		{
			baseUrl: 'https://ctfe.sigstore.dev/2022',
			hashAlgorithm: 'SHA2_256',
			publicKey: {
				rawBytes: 'MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEiPSlFi0CmFTfEjCUqF9HuCEcYXNKAaYalIJmBZ8yyezPjTqhxrKBpMnaocVtLJBI1eM3uXnQzQGAJdJ4gs9Fyw==',
				keyDetails: 'PKIX_ECDSA_P256_SHA_256',
				validFor: { start: '2022-10-20T00:00:00Z' },
			},
			logId: { keyId: '3T0wasbHETJjGR4cmWc3AqJKXrjePK3/h4pygC8p7o4=' },
		},
	],
	timestampAuthorities: [
		{
			subject: { organization: 'sigstore.dev', commonName: 'sigstore-tsa-selfsigned' },
			uri: 'https://timestamp.sigstore.dev/api/v1/timestamp',
			certChain: {
				certificates: [
					{
						rawBytes: 'MIICEDCCAZagAwIBAgIUOhNULwyQYe68wUMvy4qOiyojiwwwCgYIKoZIzj0EAwMwOTEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MSAwHgYDVQQDExdzaWdzdG9yZS10c2Etc2VsZnNpZ25lZDAeFw0yNTA0MDgwNjU5NDNaFw0zNTA0MDYwNjU5NDNaMC4xFTATBgNVBAoTDHNpZ3N0b3JlLmRldjEVMBMGA1UEAxMMc2lnc3RvcmUtdHNhMHYwEAYHKoZIzj0CAQYFK4EEACIDYgAE4ra2Z8hKNig2T9kFjCAToGG30jky+WQv3BzL+mKvh1SKNR/UwuwsfNCg4sryoYAd8E6isovVA3M4aoNdm9QDi50Z8nTEyvqgfDPtTIwXItfiW/AFf1V7uwkbkAoj0xxco2owaDAOBgNVHQ8BAf8EBAMCB4AwHQYDVR0OBBYEFIn9eUOHz9BlRsMCRscsc1t9tOsDMB8GA1UdIwQYMBaAFJjsAe9/u1H/1JUeb4qImFMHic6/MBYGA1UdJQEB/wQMMAoGCCsGAQUFBwMIMAoGCCqGSM49BAMDA2gAMGUCMDtpsV/6KaO0qyF/UMsX2aSUXKQFdoGTptQGc0ftq1csulHPGG6dsmyMNd3JB+G3EQIxAOajvBcjpJmKb4Nv+2Taoj8Uc5+b6ih6FXCCKraSqupe07zqswMcXJTe1cExvHvvlw==',
					},
					{
						rawBytes: 'MIIB9zCCAXygAwIBAgIUV7f0GLDOoEzIh8LXSW80OJiUp14wCgYIKoZIzj0EAwMwOTEVMBMGA1UEChMMc2lnc3RvcmUuZGV2MSAwHgYDVQQDExdzaWdzdG9yZS10c2Etc2VsZnNpZ25lZDAeFw0yNTA0MDgwNjU5NDNaFw0zNTA0MDYwNjU5NDNaMDkxFTATBgNVBAoTDHNpZ3N0b3JlLmRldjEgMB4GA1UEAxMXc2lnc3RvcmUtdHNhLXNlbGZzaWduZWQwdjAQBgcqhkjOPQIBBgUrgQQAIgNiAAQUQNtfRT/ou3YATa6wB/kKTe70cfJwyRIBovMnt8RcJph/COE82uyS6FmppLLL1VBPGcPfpQPYJNXzWwi8icwhKQ6W/Qe2h3oebBb2FHpwNJDqo+TMaC/tdfkv/ElJB72jRTBDMA4GA1UdDwEB/wQEAwIBBjASBgNVHRMBAf8ECDAGAQH/AgEAMB0GA1UdDgQWBBSY7AHvf7tR/9SVHm+KiJhTB4nOvzAKBggqhkjOPQQDAwNpADBmAjEAwGEGrfGZR1cen1R8/DTVMI943LssZmJRtDp/i7SfGHmGRP6gRbuj9vOK3b67Z0QQAjEAuT2H673LQEaHTcyQSZrkp4mX7WwkmF+sVbkYY5mXN+RMH13KUEHHOqASaemYWK/E',
					},
				],
			},
			validFor: { start: '2025-07-04T00:00:00Z' },
		},
	],
};

; 



const MAX_BYTES = 16 * 1024 * 1024;
const REMEDY = $said('Give --trusted-root a file as `gh attestation trusted-root` prints it, or leave it out.');
async function readTrust(file) {
	const { TrustedRoot } = await __webpack_require__.e(  9654).then(__webpack_require__.t.bind(__webpack_require__, 19654, 19));
	if (file === undefined)
		return [TrustedRoot.fromJSON(PUBLIC_ROOT)];
	const text = textOf(file);
	try {
		const roots = rootsIn(text).map(root => TrustedRoot.fromJSON(root));
		if (roots.length > 0 && roots.every(root => root.certificateAuthorities.length > 0))
			return roots;
	}
	catch (cause) {
		throw new user_error .y($said`${file} is no list of trusted authorities.`, REMEDY, { cause });
	}
	throw new user_error .y($said`${file} names no authority that certifies.`, REMEDY);
}
function rootsIn(text) {
	try {
		return [JSON.parse(text)];
	}
	catch {
		const lines = text.split('\n').filter(line => line.trim() !== '');
		return lines.map(line => JSON.parse(line));
	}
}
function textOf(file) {
	try {
		if ((0,external_node_fs_.statSync)(file).size <= MAX_BYTES)
			return (0,external_node_fs_.readFileSync)(file, 'utf8');
	}
	catch (cause) {
		throw new user_error .y($said`${file} cannot be read: ${cause.message}.`, REMEDY, { cause });
	}
	throw new user_error .y($said`${file} is too large for a list of trusted authorities.`, REMEDY);
}

; 


async function readDemand({ repository, trustedRoot }) {
	if (repository !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(repository))
		throw new user_error .y($said`"${repository}" is no repository.`, $said('Write owner/name, such as lume-lang/lume: the repository whose workflow has to have made the bytes.'));
	return { repository, trust: await readTrust(trustedRoot) };
}


 }),

 72972:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  makerIn),
   S: () => (  describeMaker)
 });
 var _git_short_commit_js$m0 = __webpack_require__(97595);
 var _claims_js$m1 = __webpack_require__(63291);


const OID = '1.3.6.1.4.1.57264.1';
const [ISSUED_BY, REPOSITORY, COMMIT, WORKFLOW, RUN] = [8, 12, 13, 18, 21].map(number => `${OID}.${number}`);
const ON_GITHUB = 'https://github.com/';
function makerIn(certificate) {
	const told = (oid) => certificate.extension(oid)?.valueObj.subs[0]?.value.toString('utf8') ?? '';
	const source = told(REPOSITORY);
	if (told(ISSUED_BY) !== _claims_js$m1  .G || !source.startsWith(ON_GITHUB))
		return null;
	const repository = source.slice(ON_GITHUB.length);
	return {
		repository,
		workflow: told(WORKFLOW).replace(`${source}/`, ''),
		commit: told(COMMIT),
		run: told(RUN),
	};
}
function describeMaker({ repository, workflow, commit, run }) {
	return $said`${workflow} of ${repository}, at commit ${(0,_git_short_commit_js$m0  .A)(commit)}${run === '' ? '' : ` (${run})`}`;
}


 }),

 54001:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Jj: () => (  provenanceOf),
   Ti: () => (  PROVENANCE_TYPE),
   zG: () => (  STATEMENT_TYPE)
 });
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PROVENANCE_TYPE = 'https://slsa.dev/provenance/v1';
function provenanceOf(subjects, claims, serverUrl) {
	const { repository, ref, sha } = claims;
	const [path] = claims.workflow_ref.replace(`${repository}/`, '').split('@');
	return {
		_type: STATEMENT_TYPE,
		subject: subjects.map(({ name, sha256 }) => ({ name, digest: { sha256 } })),
		predicateType: PROVENANCE_TYPE,
		predicate: {
			buildDefinition: {
				buildType: 'https://actions.github.io/buildtypes/workflow/v1',
				externalParameters: { workflow: { ref, repository: `${serverUrl}/${repository}`, path } },
				internalParameters: {
					github: {
						event_name: claims.event_name,
						repository_id: claims.repository_id,
						repository_owner_id: claims.repository_owner_id,
						runner_environment: claims.runner_environment,
					},
				},
				resolvedDependencies: [{ uri: `git+${serverUrl}/${repository}@${ref}`, digest: { gitCommit: sha } }],
			},
			runDetails: {
				builder: { id: `${serverUrl}/${claims.job_workflow_ref}` },
				metadata: {
					invocationId: `${serverUrl}/${repository}/actions/runs/${claims.run_id}/attempts/${claims.run_attempt}`,
				},
			},
		},
	};
}


 }),

 48636:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   K: () => (  ATTESTATIONS_NAME),
   i: () => (  ATTESTATION_PATHS)
 });
const ATTESTATIONS_NAME = 'attestations.jsonl';
const ATTESTATION_PATHS = [`/${ATTESTATIONS_NAME}`, `/registry/${ATTESTATIONS_NAME}`];


 }),

 12995:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Or: () => (  makerOf),
   Z6: () => (  subjectsOf),
   Zf: () => (  AttestationFault)
 });
 var zod$m0 = __webpack_require__(88343);
 var _maker_js$m1 = __webpack_require__(72972);
 var _statement_js$m2 = __webpack_require__(54001);



const STATEMENT = zod$m0  .Ikc({
	_type: zod$m0  .euz(_statement_js$m2  .zG),
	predicateType: zod$m0  .euz(_statement_js$m2  .Ti),
	subject: zod$m0  .YOg(zod$m0  .Ikc({ digest: zod$m0  .Ikc({ sha256: zod$m0  .YjP() }) })),
});
class AttestationFault extends Error {
	reason;
	remedy;
	name = 'AttestationFault';
	constructor(reason, remedy, cause) {
		super(reason, { cause });
		this.reason = reason;
		this.remedy = remedy;
	}
}
async function makerOf(text, sha256, demand) {
	const { bundleFromJSON, isBundleWithDsseEnvelope } = await Promise.all( [__webpack_require__.e(1040), __webpack_require__.e(9654)]).then(__webpack_require__.t.bind(__webpack_require__, 61040, 19));
	let fault;
	for (const line of text.split('\n')) {
		if (!subjectsOf(line).includes(sha256))
			continue;
		try {
			const bundle = bundleFromJSON(JSON.parse(line));
			if (!isBundleWithDsseEnvelope(bundle))
				throw new Error($said('it holds no statement'));
			const maker = await proved(bundle, demand.trust);
			demandRepository(maker, demand.repository);
			return maker;
		}
		catch (error) {
			fault ??= error instanceof AttestationFault ? error : unreadable(error);
		}
	}
	throw (fault ?? new AttestationFault($said('has no attestation'), $said('Ask whoever publishes it to set "attest: true".')));
}
function subjectsOf(line) {
	try {
		const { payload } = JSON.parse(line).dsseEnvelope;
		const statement = JSON.parse(Buffer.from(payload, 'base64').toString('utf8'));
		return STATEMENT.parse(statement).subject.map(({ digest }) => digest.sha256);
	}
	catch {
		return [];
	}
}
async function proved(bundle, trust) {
	const { X509Certificate } = await __webpack_require__.e(  3917).then(__webpack_require__.t.bind(__webpack_require__, 83917, 19));
	const fault = await faultUnder(bundle, trust);
	if (fault !== null)
		throw await explained(fault, bundle, trust);
	const { content } = bundle.verificationMaterial;
	const [first] = content.$case === 'certificate'
		? [content.certificate]
		: content.$case === 'x509CertificateChain'
			? content.x509CertificateChain.certificates
			: [];
	const maker = first ? (0,_maker_js$m1  .G)(X509Certificate.parse(Buffer.from(first.rawBytes))) : null;
	if (maker !== null)
		return maker;
	throw new AttestationFault($said('is signed by somebody who is no workflow of github.com'), $said('Do not use it before you know who that is.'));
}
async function faultUnder(bundle, trust) {
	const { toSignedEntity, toTrustMaterial, Verifier } = await Promise.all( [__webpack_require__.e(3917), __webpack_require__.e(4187), __webpack_require__.e(9654)]).then(__webpack_require__.t.bind(__webpack_require__, 54187, 19));
	let fault;
	for (const root of trust) {
		const thresholds = {
			tlogThreshold: Math.min(1, root.tlogs.length),
			ctlogThreshold: Math.min(1, root.ctlogs.length),
		};
		try {
			new Verifier(toTrustMaterial(root), thresholds).verify(toSignedEntity(bundle));
			return null;
		}
		catch (error) {
			fault ??= error;
		}
	}
	return fault;
}
async function explained(fault, bundle, trust) {
	const { code = '', message } = fault;
	if ((await faultUnder(bundle, trust.map(unlimited))) === null)
		return new AttestationFault($said('was signed at a time for which its authority or log was not trusted, or is no longer'), $said('Publish it again; or, where its authority is new, use a newer refdata or --trusted-root.'), fault);
	if (code === 'SIGNATURE_ERROR' || code === 'TLOG_BODY_ERROR')
		return new AttestationFault($said('has an attestation that was changed after it was signed'), $said('Do not use it, and tell whoever publishes it.'), fault);
	return new AttestationFault($said`has an attestation that no trusted authority stands behind (${message})`, $said('Where it comes from a private repository or an authority of your own, give --trusted-root; otherwise do not use it.'), fault);
}
function unlimited(root) {
	const always = (one) => ({ ...one, validFor: undefined });
	const log = (one) => ({
		...one,
		publicKey: one.publicKey && { ...one.publicKey, validFor: undefined },
	});
	return {
		...root,
		certificateAuthorities: root.certificateAuthorities.map(always),
		timestampAuthorities: root.timestampAuthorities.map(always),
		tlogs: root.tlogs.map(log),
		ctlogs: root.ctlogs.map(log),
	};
}
function demandRepository({ repository }, demanded) {
	if (demanded === undefined || repository.toLowerCase() === demanded.toLowerCase())
		return;
	throw new AttestationFault($said`was made by a workflow of ${repository}, and not of ${demanded}`, $said('Do not use it, unless the language has moved there: then demand that repository.'));
}
function unreadable(cause) {
	return new AttestationFault($said`has an attestation that cannot be read (${cause.message})`, $said('Tell whoever publishes it.'), cause);
}


 }),

 96845:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   d: () => (  canonicalJson)
 });
function canonicalJson(data, style) {
	return new TextEncoder().encode(`${JSON.stringify(data, null, style === 'indented' ? 2 : undefined)}\n`);
}


 }),

 91059:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A: () => (  DATA_FILE),
   Z: () => (  NEXT_FILE)
 });
const DATA_FILE = 'dados.json';
const NEXT_FILE = 'proxima.json';


 }),

 60324:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  ENGINE_NAMES),
   d: () => (  jsonFile)
 });
const ENGINE_NAMES = [
	'textmate',
	'sublime',
	'vscode',
	'vim',
	'neovim',
	'highlightjs',
	'prism',
	'codemirror',
	'monaco',
	'pygments',
	'provas',
];
function jsonFile(path, data) {
	return { path, text: `${JSON.stringify(data, null, 2)}\n` };
}


 }),

 78577:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  D: () => (  enginesNamed)
});

var one_of = __webpack_require__(49085);
var language_configuration = __webpack_require__(19344);
var line_machine = __webpack_require__(31111);
var editors_scopes = __webpack_require__(61400);
; 



const CODEMIRROR_STYLES = {
	classes: {
		comentario: 'comment',
		documentacao: 'docComment',
		texto: 'string',
		caractere: 'character',
		regex: 'regexp',
		diretiva: 'processingInstruction',
		dado: 'string.special',
		nome: 'variableName',
		escape: 'escape',
		interpolacao: 'brace.special',
		formato: 'attributeValue',
		palavra: 'keyword',
		contextual: 'modifier',
		numero: 'number',
		simbolo: 'operator',
		invalido: 'invalid',
	},
	groups: {
		constante: 'atom',
		operador: 'operatorKeyword',
		controle: 'controlKeyword',
		declaracao: 'definitionKeyword',
		importacao: 'moduleKeyword',
		tipo: 'typeName',
		embutida: 'variableName.standard',
		invalida: 'invalid',
	},
};
const codemirrorEditor = {
	name: 'codemirror',
	title: 'CodeMirror 6',
	files: ({ lexico }) => [{ path: `codemirror/${(0,editors_scopes .T)(lexico)}.js`, text: moduleOf(lexico) }],
	install: at => `import { StreamLanguage } from '@codemirror/language';\nimport language from '${at}';\nconst extension = StreamLanguage.define(language);`,
};
function moduleOf(lexico) {
	return `${(0,line_machine .WK)(lexico, 'CodeMirror 6')}const NAME = ${JSON.stringify((0,editors_scopes .T)(lexico))};
const DATA = ${JSON.stringify(languageData(lexico))};
${(0,line_machine .gH)(lexico, CODEMIRROR_STYLES)}${ADAPTER}`;
}
function languageData(lexico) {
	const { comments, autoClosingPairs } = (0,language_configuration .r)(lexico);
	const { lineComment: line, blockComment } = comments;
	const brackets = autoClosingPairs.map(({ open }) => open).filter(open => open.length === 1);
	return {
		commentTokens: {
			...(line !== undefined && { line }),
			...(blockComment !== undefined && { block: { open: blockComment[0], close: blockComment[1] } }),
		},
		closeBrackets: { brackets: [...new Set(brackets)] },
	};
}
const ADAPTER = `
function readLine(state, text) {
  const { pieces, stack } = cut(text, state.stack);
  state.pieces = pieces;
  state.stack = stack;
  state.next = 0;
}

export default {
  name: NAME,
  languageData: DATA,
  startState: () => ({ stack: FIRST, pieces: [], next: 0 }),
  copyState: state => ({ ...state }),
  blankLine: state => readLine(state, ''),
  token(stream, state) {
    if (stream.pos === 0) readLine(state, stream.string);
    const [, end, style] = state.pieces[state.next];
    state.next += 1;
    stream.pos = end;
    return style ?? null;
  },
};
`;

var editor = __webpack_require__(60324);
var mark = __webpack_require__(46316);
var textmate = __webpack_require__(75883);
; 



const SCOPES = {
	comentario: 'comment',
	documentacao: 'comment',
	texto: 'string',
	caractere: 'string',
	regex: 'regexp',
	diretiva: 'meta',
	dado: 'string',
	nome: 'variable',
	escape: 'char.escape',
	interpolacao: 'punctuation',
	formato: 'symbol',
	contextual: 'keyword',
	numero: 'number',
	simbolo: 'operator',
	invalido: 'deletion',
};
const GROUPS = { constante: 'literal', tipo: 'type', embutida: 'built_in' };
function highlightjsScope(kind, group) {
	return kind === 'palavra' ? (GROUPS[group ?? ''] ?? 'keyword') : SCOPES[kind];
}
const highlightjsEditor = {
	name: 'highlightjs',
	title: 'highlight.js',
	files: ({ lexico }) => [{ path: `highlightjs/${(0,editors_scopes .T)(lexico)}.js`, text: highlightjs_moduleOf(lexico) }],
	install: (at, lexico) => `import language from '${at}';\nhljs.registerLanguage('${(0,editors_scopes .T)(lexico)}', language);`,
};
function highlightjs_moduleOf(lexico) {
	const { repository } = (0,textmate .X)(lexico);
	const rules = Object.fromEntries(Object.entries(repository).map(([name, { patterns }]) => [name, patterns]));
	const language = {
		name: lexico.nome,
		aliases: [lexico.extensao.replace(/^\./, '')],
	};
	return `// ${(0,mark .F)(lexico, ' for highlight.js 11')}
const LANGUAGE = ${JSON.stringify(language)};
const SCOPES = ${JSON.stringify(scopes(lexico))};
const RULES = ${JSON.stringify(rules, null, 1)};
${highlightjs_ADAPTER}`;
}
function scopes(lexico) {
	const id = (0,editors_scopes .T)(lexico);
	const kinds = Object.keys(SCOPES);
	return {
		...Object.fromEntries(kinds.map(kind => [(0,editors_scopes .O)(kind, id), SCOPES[kind]])),
		...Object.fromEntries(Object.keys(lexico.palavras).map(group => [
			(0,editors_scopes .O)('palavra', id, group),
			highlightjsScope('palavra', group),
		])),
		[`meta.embedded.expression.${id}`]: 'subst',
	};
}
const highlightjs_ADAPTER = String.raw `/** Here a text is read whole, with whatever ends its lines: what was continued from the line before may end at once. */
const readWhole = source =>
  source
    .replaceAll('(?<!\\n)', '')
    .replaceAll('(?:\\n|$)', '(?:\\r\\n|[\\r\\n]|$)')
    // What is not some characters may be the end of a line, and goes on in no other one.
    .replace(/\\[^]|\[(\^?)(?:\\[^]|[^\]\\])*\](?=([^|)])?)/gu, (part, isNegated, next) =>
      isNegated && (next || part.includes('\\n')) ? '(?:(?![\\r\\n])' + part + ')' : part,
    );

const expression = source => new RegExp(readWhole(source) || '(?:)', 'mu');

/** A pattern in pieces: what stands before, in, between and behind the groups that have a scope. */
function pieces(source, count) {
  const found = [];
  let from = 0;
  let depth = 0;
  let isInClass = false;
  for (let i = 0; i < source.length && found.length < 2 * count; i += 1) {
    const char = source[i];
    if (char === '\\') i += 1;
    else if (isInClass) isInClass = char !== ']';
    else if (char === '[') isInClass = true;
    else if (char === '(') {
      if (depth === 0 && source[i + 1] !== '?') {
        found.push(source.slice(from, i));
        from = i + 1;
      }
      depth += 1;
    } else if (char === ')') {
      depth -= 1;
      if (depth === 0 && found.length % 2 === 1) {
        found.push(source.slice(from, i));
        from = i + 1;
      }
    }
  }
  return [...found, source.slice(from)];
}

const FILLED = /\\(?:(\d)|[^])/g;

const needsOpening = source =>
  [...source.matchAll(FILLED)].some(([, digit]) => digit !== undefined);

/** Of regions that nobody closes something is left here: more than so much is forgotten. */
const MOST_OPEN = 100;

/**
 * Modes end with one pattern each: where it depends on what a mode began with, every character is asked whether it is the
 * last. Gives what has to be told of the beginning.
 */
function closeAsOpened(mode, source) {
  const open = [];
  mode.end = /[^]/mu;
  mode['on:end'] = (match, response) => {
    const { index, input } = match;
    const { end, last } = open[open.length - 1];
    let until = last;
    if (index > last) {
      end.lastIndex = index;
      const found = end.exec(input);
      until = found === null ? -1 : index + Math.max(found[0].length, 1) - 1;
    }
    open[open.length - 1].last = until;
    if (index === until) open.pop();
    else response.ignoreMatch();
  };
  return match => {
    const filled = readWhole(source).replace(FILLED, (part, digit) =>
      digit === undefined ? part : (match[digit] ?? '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
    );
    open.push({ end: new RegExp(filled, 'muy'), last: -1 });
    if (open.length > MOST_OPEN) open.shift();
  };
}

/** Before a line that is indented no further than the one in which the region was opened. */
const DEDENT = '(?:\\r\\n|[\\r\\n])(?!\\1[ \\t]|[ \\t]*$)';

/** A heredoc: its opening, the rest of the line as code, and then its text. */
function heredoc(mode, rule) {
  const [rest, ...inner] = rule.patterns;
  const text = { ...mode, contains: modesOf(inner, new Set(), '') };
  mode.match = expression(rule.begin);
  mode['on:begin'] = closeAsOpened(text, rule.end);
  mode.starts = { end: /$/mu, contains: modesOf(rest.patterns, new Set(), ''), starts: text };
}

const known = new Map();

function modeOf(rule) {
  if (known.has(rule)) return known.get(rule);
  const scope = SCOPES[rule.name];
  const mode = scope === undefined ? {} : { scope };
  known.set(rule, mode);
  if (rule.captures !== undefined) {
    const parts = Object.values(rule.captures);
    mode.match = pieces(rule.match, parts.length).map(expression);
    mode.scope = Object.fromEntries(parts.map(({ name }, i) => [2 * i + 2, SCOPES[name]]));
  } else if (rule.match !== undefined) mode.match = expression(rule.match);
  else if (rule.patterns?.[0]?.begin?.startsWith('\\G')) heredoc(mode, rule);
  else {
    mode.begin = expression(rule.begin);
    const end = rule.while === undefined ? rule.end : DEDENT;
    if (needsOpening(end)) mode['on:begin'] = closeAsOpened(mode, end);
    else mode.end = expression(end);
    if (rule.beginCaptures) mode.beginScope = SCOPES[rule.beginCaptures[0].name];
    if (rule.endCaptures) mode.endScope = SCOPES[rule.endCaptures[0].name];
    // Here an end is looked for last: where it should come first, nothing else may begin at it.
    const guard = rule.applyEndPatternLast || rule.while ? '' : '(?!' + rule.end + ')';
    mode.contains = modesOf(rule.patterns ?? [], new Set(), guard);
  }
  return mode;
}

const guarded = new Map();

/** The same rule, which does not begin where something ends. */
function withGuard(rule, guard) {
  if (guard === '') return rule;
  if (!guarded.has(guard)) guarded.set(guard, new Map());
  const rules = guarded.get(guard);
  if (!rules.has(rule)) {
    const key = rule.match === undefined ? 'begin' : 'match';
    rules.set(rule, { ...rule, [key]: rule.captures ? guard + rule[key] : guard + '(?:' + rule[key] + ')' });
  }
  return rules.get(rule);
}

function modesOf(rules, seen, guard) {
  return rules.flatMap(rule => {
    if (rule.include === undefined) return [modeOf(withGuard(rule, guard))];
    const name = rule.include.slice(1);
    if (seen.has(name)) return [];
    seen.add(name);
    return modesOf(RULES[name], seen, guard);
  });
}

export default function language() {
  return { ...LANGUAGE, unicodeRegex: true, contains: modesOf([{ include: '#code' }], new Set(), '') };
}
`;

; 



const MONACO_STYLES = {
	classes: {
		comentario: 'comment',
		documentacao: 'comment.doc',
		texto: 'string',
		caractere: 'string.character',
		regex: 'regexp',
		diretiva: 'metatag',
		dado: 'string.data',
		nome: 'identifier',
		escape: 'string.escape',
		interpolacao: 'delimiter.bracket',
		formato: 'annotation',
		palavra: 'keyword',
		contextual: 'keyword.contextual',
		numero: 'number',
		simbolo: 'operator',
		invalido: 'invalid',
	},
	groups: {
		constante: 'constant',
		operador: 'keyword.operator',
		controle: 'keyword.control',
		declaracao: 'keyword.declaration',
		importacao: 'keyword.import',
		tipo: 'type',
		embutida: 'predefined',
		invalida: 'invalid',
	},
};
const monacoEditor = {
	name: 'monaco',
	title: 'Monaco',
	files: ({ lexico }) => [{ path: `monaco/${(0,editors_scopes .T)(lexico)}.js`, text: monaco_moduleOf(lexico) }],
	install: at => `import register from '${at}';\nregister(monaco);`,
};
function monaco_moduleOf(lexico) {
	const { nome, extensao } = lexico;
	const language = { id: (0,editors_scopes .T)(lexico), aliases: [nome], extensions: [extensao] };
	const { comments, brackets, autoClosingPairs, surroundingPairs, folding, wordPattern } = (0,language_configuration .r)(lexico);
	const configuration = { comments, brackets, autoClosingPairs, surroundingPairs, folding };
	return `${(0,line_machine .WK)(lexico, 'Monaco')}const LANGUAGE = ${JSON.stringify(language)};
const CONFIGURATION = ${JSON.stringify(configuration)};
const WORD = ${JSON.stringify(wordPattern)};
${(0,line_machine .gH)(lexico, MONACO_STYLES)}${monaco_ADAPTER}`;
}
const monaco_ADAPTER = `
function isSame(stack, other) {
  let [a, b] = [stack, other];
  while (a !== b) {
    if (a?.rule !== b?.rule || a?.end !== b?.end || a?.stays !== b?.stays) return false;
    [a, b] = [a.parent, b.parent];
  }
  return true;
}

const stateOf = stack => ({
  stack,
  // A stack is never changed.
  clone: () => stateOf(stack),
  equals: other => isSame(stack, other.stack),
});

/** Makes the language known to Monaco. */
export default function register(monaco) {
  monaco.languages.register(LANGUAGE);
  const wordPattern = new RegExp(WORD.pattern, WORD.flags);
  monaco.languages.setLanguageConfiguration(LANGUAGE.id, { ...CONFIGURATION, wordPattern });
  monaco.languages.setTokensProvider(LANGUAGE.id, {
    getInitialState: () => stateOf(FIRST),
    tokenize(line, { stack }) {
      const { pieces, stack: next } = cut(line, stack);
      const tokens = pieces.map(([startIndex, , style]) => ({ startIndex, scopes: style ?? '' }));
      return { tokens, endState: stateOf(next) };
    },
  });
}
`;

var neovim = __webpack_require__(28360);
var visible = __webpack_require__(38696);
; 

const MAX_CHARACTERS = 1000;
function inOneLine(input) {
	const { lexico, descricao, documentacao, repositorio } = input;
	return {
		...input,
		lexico: {
			...lexico,
			nome: line(lexico.nome),
			versao: line(lexico.versao),
			extensao: line(lexico.extensao),
		},
		descricao: line(descricao),
		documentacao: line(documentacao),
		...(repositorio !== undefined && { repositorio: line(repositorio) }),
	};
}
function line(text) {
	return (0,visible .P)(text, MAX_CHARACTERS);
}

; 


const PRISM_STYLES = {
	classes: {
		comentario: 'comment',
		documentacao: 'comment doc-comment',
		texto: 'string',
		caractere: 'char',
		regex: 'regex',
		diretiva: 'prolog',
		dado: 'string data',
		nome: 'variable',
		escape: 'entity',
		interpolacao: 'punctuation interpolation-punctuation',
		formato: 'symbol format',
		palavra: 'keyword',
		contextual: 'keyword contextual',
		numero: 'number',
		simbolo: 'operator',
		invalido: 'deleted invalid',
	},
	groups: { constante: 'constant', tipo: 'class-name', embutida: 'builtin', invalida: 'deleted invalid' },
};
const prismEditor = {
	name: 'prism',
	title: 'Prism',
	files: ({ lexico }) => [{ path: `prism/${(0,editors_scopes .T)(lexico)}.js`, text: prism_moduleOf(lexico) }],
	install: at => `import register from '${at}';\nregister(Prism);`,
};
function prism_moduleOf(lexico) {
	const names = [...new Set([(0,editors_scopes .T)(lexico), lexico.extensao.replace(/^\./, '')])];
	return `${(0,line_machine .WK)(lexico, 'Prism 1')}const NAMES = ${JSON.stringify(names)};
${(0,line_machine .gH)(lexico, PRISM_STYLES)}${prism_ADAPTER}`;
}
const prism_ADAPTER = String.raw `
function tokens(Prism, text) {
  const all = [];
  let stack = FIRST;
  // Every second part is the end of a line.
  text.split(/(\r\n|\r|\n)/).forEach((part, i) => {
    if (i % 2 === 1) {
      all.push(part);
      return;
    }
    const { pieces, stack: next } = cut(part, stack);
    stack = next;
    for (const [start, end, style] of pieces) {
      const piece = part.slice(start, end);
      const [type, ...alias] = style?.split(' ') ?? [];
      all.push(type === undefined ? piece : new Prism.Token(type, piece, alias));
    }
  });
  return all;
}

/** Makes the language known to Prism. */
export default function register(Prism) {
  for (const name of NAMES) Prism.languages[name] = {};
  Prism.hooks.add('after-tokenize', env => {
    if (NAMES.includes(env.language)) env.tokens = tokens(Prism, env.code);
  });
}
`;

var said_lexico = __webpack_require__(53379);
; 

const probesEditor = {
	name: 'provas',
	title: 'probes: short programs and their classes, for other highlighters',
	files: ({ lexico }) => [{ path: 'lexico.provas.json', text: fileOf(lexico) }],
};
function fileOf(lexico) {
	const { versao, nome, extensao } = lexico;
	const probes = (0,said_lexico .pX)(lexico).map(({ about, text }) => JSON.stringify({
		prova: about,
		programa: text,
		pedacos: (0,said_lexico .qw)(lexico, text).map(({ class: kind, start, end, name }) => [
			text.slice(start, end),
			kind,
			...(name === undefined ? [] : [name]),
		]),
	}));
	const head = JSON.stringify({ versao, nome, extensao }).slice(0, -1);
	return `${head},"provas":[\n${probes.join(',\n')}\n]}\n`;
}

var unicode_ranges = __webpack_require__(69313);
var vscode = __webpack_require__(90985);
var zip = __webpack_require__(84590);
; 
const PYTHON_MACHINE = String.raw `

@functools.lru_cache(maxsize=None)
def expression(source):
    return re.compile(re.sub(r'\\([pP])\{([^}]*)\}', lambda found: PROPERTIES[found[1] + found[2]], source))


def filled(source, groups):
    """A pattern with what was matched before in the place of its numbers."""
    return re.sub(
        r'\\(?:(\d)|[\s\S])',
        lambda part: part[0] if part[1] is None else re.escape(groups[int(part[1])] or ''),
        source,
    )


def is_rest_of_line(rule):
    """Of a heredoc, what is behind its opening."""
    return rule.get('begin', '').startswith('\\G')


def rules_of(patterns, seen):
    for rule in patterns:
        if is_rest_of_line(rule):
            continue
        if 'include' not in rule:
            yield rule, expression(rule.get('match') or rule['begin'])
            continue
        name = rule['include'][1:]
        if name not in seen:
            seen.add(name)
            yield from rules_of(RULES[name], seen)


WITHIN = {}


def within(rule):
    """The rules that hold in what a rule begins, with their patterns."""
    if id(rule) not in WITHIN:
        WITHIN[id(rule)] = list(rules_of(rule.get('patterns', ()), set()))
    return WITHIN[id(rule)]


class Frame:
    """What is open in a place; never changed."""

    __slots__ = ('rule', 'parent', 'scope', 'end', 'stays', 'dedents')

    def __init__(self, rule, parent=None, groups=()):
        self.rule = rule
        self.parent = parent
        self.scope = rule.get('name') or (parent and parent.scope)
        self.end = expression(filled(rule['end'], groups)) if 'end' in rule else None
        self.stays = expression(filled(rule['while'], groups)) if 'while' in rule else None
        self.dedents = (parent.dedents if parent else 0) + (self.stays is not None)


FIRST = Frame({'patterns': [{'include': '#code'}]})


def enter(parent, rule, groups):
    frame = Frame(rule, parent, groups)
    patterns = rule.get('patterns')
    # What is behind a heredoc in its first line.
    return enter(frame, patterns[0], ()) if patterns and is_rest_of_line(patterns[0]) else frame


def dedented(frame, search):
    """Leaves what the indentation of a line ends."""
    stays = []
    left = frame
    while left is not None and left.dedents > 0:
        if left.stays:
            stays.insert(0, left)
        left = left.parent
    for stay in stays:
        found = search(stay.stays, 0)
        if found is None or found.start() != 0:
            return stay.parent
    return frame


def cut(text, before):
    """Cuts a line: pieces (start, end, scope), and what is open behind it."""
    # A line is read with its end behind it.
    line = text + '\n'
    pieces = []
    known = {}

    def search(pattern, start):
        # Patterns are kept: to ask one for its hash takes longer than to look for it.
        key = id(pattern)
        found = known.get(key, pattern)
        if found is None or (found is not pattern and found.start() >= start):
            return found
        found = known[key] = pattern.search(line, start)
        return found

    at = 0

    def take(to, scope):
        nonlocal at
        end = min(to, len(text))
        if end > at:
            pieces.append((at, end, scope))
            at = end

    frame = dedented(before, search) if before.dedents > 0 else before
    start = 0
    while start < len(line):
        match = chosen = None
        rule = frame.rule
        is_last = 'applyEndPatternLast' in rule
        if frame.end and not is_last:
            match = search(frame.end, start)
        for offered, pattern in within(rule):
            if match and match.start() == start:
                break
            other = search(pattern, start)
            if other and (match is None or other.start() < match.start()):
                match, chosen = other, offered
        if frame.end and is_last:
            other = search(frame.end, start)
            if other and (match is None or other.start() < match.start()):
                match, chosen = other, None
        if match is None:
            break
        end = match.end()
        take(match.start(), frame.scope)
        if chosen is None:
            take(end, scope_of(rule, 'endCaptures', frame.scope))
            frame = frame.parent
        elif 'begin' in chosen:
            take(end, scope_of(chosen, 'beginCaptures', chosen.get('name') or frame.scope))
            frame = enter(frame, chosen, (match[0],) + match.groups())
        else:
            scope = chosen.get('name') or frame.scope
            for group, style in chosen.get('captures', {}).items():
                if match[int(group)] is not None:
                    take(match.start(int(group)), scope)
                    take(match.end(int(group)), style['name'])
            take(end, scope)
            if end == start:
                break
        start = end
    take(len(text), frame.scope)
    return pieces, frame


def scope_of(rule, captures, otherwise):
    return rule[captures]['0']['name'] if captures in rule else otherwise


def tokens_of(text):
    frame = FIRST
    offset = 0
    # Every second part is the end of a line.
    for i, part in enumerate(re.split('(\r\n|\r|\n)', text)):
        if i % 2:
            yield offset, Whitespace, part
        else:
            pieces, frame = cut(part, frame)
            for start, end, scope in pieces:
                yield offset + start, STYLES.get(scope, Text), part[start:end]
        offset += len(part)
`;

var pattern_firsts = __webpack_require__(26979);
; 


function pythonPattern(source) {
	const parts = (0,said_lexico .F6)(source);
	const before = lookbehindsOf(parts);
	const firsts = before === 0 ? undefined : (0,pattern_firsts .zk)(parts.slice(before));
	return (firsts === undefined ? '' : `(?=[${firsts.map(member).join('')}])`) + written(parts);
}
function lookbehindsOf(parts) {
	let end = 0;
	while (true) {
		const first = parts[end];
		if (first?.kind !== 'open' || !first.group.startsWith('(?<'))
			return end;
		end = (0,pattern_firsts .cG)(parts, end) + 1;
	}
}
function written(parts) {
	const groups = [];
	return parts.map(write).join('');
	function write(part) {
		const group = groups.at(-1);
		switch (part.kind) {
			case 'open':
				groups.push(part.group);
				return part.group === '(?<=' ? '(?:(?<=' : part.group;
			case 'close':
				groups.pop();
				return group === '(?<=' ? '))' : ')';
			case 'or':
				return group === '(?<=' ? ')|(?<=' : group === '(?<!' ? ')(?<!' : '|';
			case 'start':
				return '^';
			case 'end':
				return '(?=\\n)';
			case 'text':
				return literal(part.char);
			case 'class':
				return `[${part.negated ? '^' : ''}${part.members.map(member).join('')}]`;
			case 'again':
				return `\\${part.group}`;
			case 'times':
				return times(part) + (part.lazy ? '?' : '');
		}
	}
}
const PROPERTY = /\\([pP])\{([^}]*)\}/g;
function member(part) {
	if ('property' in part)
		return `\\${part.negated ? 'P' : 'p'}{${part.property}}`;
	return part.from === part.to ? literal(part.from) : `${literal(part.from)}-${literal(part.to)}`;
}
function times({ least, most }) {
	if (most === Number.POSITIVE_INFINITY && least < 2)
		return least === 0 ? '*' : '+';
	if (least === 0 && most === 1)
		return '?';
	return least === most ? `{${least}}` : `{${least},${Number.isFinite(most) ? most : ''}}`;
}
function literal(char) {
	if (/^[\n\r\t\f\v\0]$/.test(char))
		return `\\x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
	return char.replace(/[!-/:-@[-^`{-~]/, '\\$&');
}

; 








const PYGMENTS_STYLES = {
	classes: {
		comentario: 'Comment',
		documentacao: 'Literal.String.Doc',
		texto: 'Literal.String',
		caractere: 'Literal.String.Char',
		regex: 'Literal.String.Regex',
		diretiva: 'Comment.Preproc',
		dado: 'Literal.String.Heredoc',
		nome: 'Name',
		escape: 'Literal.String.Escape',
		interpolacao: 'Literal.String.Interpol',
		formato: 'Literal.String.Affix',
		palavra: 'Keyword',
		contextual: 'Keyword.Pseudo',
		numero: 'Literal.Number',
		simbolo: 'Operator',
		invalido: 'Error',
	},
	groups: {
		constante: 'Keyword.Constant',
		operador: 'Operator.Word',
		declaracao: 'Keyword.Declaration',
		importacao: 'Keyword.Namespace',
		tipo: 'Keyword.Type',
		embutida: 'Name.Builtin',
		invalida: 'Error',
	},
};
const pygmentsEditor = {
	name: 'pygments',
	title: 'Pygments: a package for Python',
	files: input => packageOf(input).map(({ path, text }) => ({ path: `pygments/${path}`, text })),
	pack(input) {
		const name = moduleName(input.lexico);
		const files = packageOf(input).map(({ path, text }) => ({ path: `${name}/${path}`, text }));
		return { path: `${name}.zip`, bytes: (0,zip .d)(files) };
	},
	install: (at, lexico) => `pip install "${at}"\npygmentize -l ${(0,editors_scopes .T)(lexico)} main${lexico.extensao}`,
};
function moduleName(lexico) {
	return `pygments_${(0,editors_scopes .T)(lexico).replaceAll('-', '_')}`;
}
function packageOf(input) {
	const module = moduleName(input.lexico);
	return [
		{ path: `${module}/__init__.py`, text: pygments_moduleOf(input) },
		{ path: 'pyproject.toml', text: projectOf(input, module) },
		{ path: 'README.md', text: readme(input) },
		{ path: 'LICENSE', text: vscode .I$ },
	];
}
function classNameOf(lexico) {
	const words = (0,editors_scopes .T)(lexico)
		.split('-')
		.map(word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
	return `${words.join('').replace(/^(?=\d)/, 'Language')}Lexer`;
}
function pygments_moduleOf({ lexico, documentacao }) {
	const { nome, extensao } = lexico;
	const { rules, scopes } = (0,line_machine .YK)(lexico, PYGMENTS_STYLES);
	const table = pythonValue(Object.fromEntries(Object.entries(rules).map(([name, patterns]) => [name, patterns.map(inPython)])));
	const styles = Object.entries(scopes).map(([scope, style]) => `    ${pythonValue(scope)}: Token.${style},\n`);
	const id = (0,editors_scopes .T)(lexico);
	const aliases = [...new Set([id, extensao.replace(/^\./, '')])];
	return `${pythonValue((0,mark .F)(lexico, ' for Pygments'))}
# fmt: off
import functools
import re

from pygments.lexer import Lexer
from pygments.token import Text, Token, Whitespace

STYLES = {
${styles.join('')}}
PROPERTIES = {
${propertiesIn(table)}}
RULES = ${table}
${PYTHON_MACHINE}

class ${classNameOf(lexico)}(Lexer):
    name = ${pythonValue(nome)}
    url = ${pythonValue(documentacao)}
    aliases = ${pythonValue(aliases)}
    filenames = ${pythonValue([`*${extensao}`])}

    def get_tokens_unprocessed(self, text):
        return tokens_of(text)
`;
}
function inPython(rule) {
	const { match, begin, end, while: stays, patterns } = rule;
	const isRestOfLine = begin?.startsWith('\\G') === true;
	return {
		...rule,
		...(match !== undefined && { match: pythonPattern(match) }),
		...(begin !== undefined && !isRestOfLine && { begin: pythonPattern(begin) }),
		...(end !== undefined && { end: pythonPattern(end) }),
		...(stays !== undefined && { while: pythonPattern(stays) }),
		...(patterns !== undefined && { patterns: patterns.map(inPython) }),
	};
}
function pythonValue(value) {
	return JSON.stringify(value, null, 1);
}
function propertiesIn(table) {
	const used = new Set([...table.replaceAll('\\\\', '\\').matchAll(PROPERTY)].map(([, p, name]) => `${p}${name}`));
	return [...used]
		.map(key => {
		const ranges = (0,unicode_ranges .w)(key.slice(1), key.startsWith('P')).map(([from, to]) => from === to ? unicode(from) : `${unicode(from)}-${unicode(to)}`);
		return `    ${pythonValue(key)}: '${ranges.join('')}',\n`;
	})
		.join('');
}
function unicode(code) {
	return code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
}
const hex = (code, width) => code.toString(16).padStart(width, '0');
function projectOf({ lexico, descricao, documentacao, repositorio }, module) {
	const text = (value) => JSON.stringify(value.replace(/\p{Cc}+/gu, ' '));
	const id = (0,editors_scopes .T)(lexico);
	return `[build-system]
requires = ["flit_core >=3.12,<4"]
build-backend = "flit_core.buildapi"

[project]
name = "pygments-${id}"
version = "${(0,vscode .E4)(lexico)}"
description = ${text(descricao)}
readme = "README.md"
license = "0BSD"
license-files = ["LICENSE"]
requires-python = ">=3.9"
dependencies = ["pygments>=2.12"]

[project.urls]
Documentation = ${text(documentacao)}
${repositorio === undefined ? '' : `Repository = ${text(repositorio)}\n`}
[project.entry-points."pygments.lexers"]
${id} = "${module}:${classNameOf(lexico)}"

[tool.flit.module]
name = "${module}"
`;
}
function readme({ lexico, descricao, documentacao }) {
	const { nome } = lexico;
	const id = (0,editors_scopes .T)(lexico);
	return `# ${nome} for Pygments

${descricao}

\`pip install .\` in this folder, and [Pygments](https://pygments.org) colours ${nome} by the name \`${id}\`: so do Sphinx and MkDocs. Documentation: <${documentacao}>

Generated by \`refdata editor\` from the description of the language: change that, not these files.
`;
}

var sublime = __webpack_require__(21382);
var vim = __webpack_require__(70926);
; 














const EDITORS = {
	textmate: textmate .U,
	sublime: sublime .B_,
	vscode: vscode .E_,
	vim: vim .q,
	neovim: neovim .q,
	highlightjs: highlightjsEditor,
	prism: prismEditor,
	codemirror: codemirrorEditor,
	monaco: monacoEditor,
	pygments: pygmentsEditor,
	provas: probesEditor,
};
function enginesNamed(names, option) {
	return (0,one_of .yU)(option, names ?? editor .G, editor .G).map(name => safe(EDITORS[name]));
}
function safe(editor) {
	const { files, pack } = editor;
	return {
		...editor,
		files: input => files(inOneLine(input)),
		...(pack && { pack: input => pack(inOneLine(input)) }),
	};
}


 }),

 19344:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   r: () => (  languageConfiguration)
 });
 var _lexico_index_js$m0 = __webpack_require__(53379);
 var _surroundings_js$m1 = __webpack_require__(78878);


function languageConfiguration(lexico) {
	const { regioes = [], continuacao = {}, blocos = {} } = lexico;
	const nomes = (0,_lexico_index_js$m0  .eZ)(lexico);
	const comments = regioes.filter(({ classe, dentro }) => classe === 'comentario' && !dentro);
	const literal = (region) => region && (0,_lexico_index_js$m0  .CB)(region.abre)?.[0];
	const lines = comments
		.filter(({ fecha }) => typeof fecha === 'object' && 'ate' in fecha && fecha.ate !== 'abertura')
		.sort((a, b) => Number(a.exceto !== undefined) - Number(b.exceto !== undefined));
	const block = comments.find(({ fecha }) => typeof fecha === 'string');
	const [lineComment, blockOpen] = [literal(lines[0]), literal(block)];
	const brackets = uniquePairs([...(continuacao.entre ?? []), ...(blocos.pares ?? [])]);
	const quotes = regioes
		.filter(({ classe, dentro, abre }) => (classe === 'texto' || classe === 'caractere') && !dentro && (0,_lexico_index_js$m0  .CB)(abre))
		.flatMap(region => ((0,_lexico_index_js$m0  .CB)(region.abre) ?? []).map(open => [open, (0,_surroundings_js$m1  .Ud)(region)[0] ?? open]))
		.filter(([open, close]) => open.length === 1 && close.length === 1);
	const opens = [
		...(blocos.abre ?? []),
		...(blocos.pares ?? []).map(([open]) => open),
		...(blocos.palavras ?? []).map(([open]) => open),
	];
	const closes = [...(blocos.pares ?? []), ...(blocos.palavras ?? [])].map(([, close]) => close);
	const openPattern = `^.*(?:${(0,_lexico_index_js$m0  .Vo)(opens)})[ \\t]*$`;
	const pairs = [
		...brackets.map(([open, close]) => ({ open, close })),
		...quotes.map(([open, close]) => ({ open, close, notIn: ['string', 'comment'] })),
	];
	return {
		comments: {
			...(lineComment !== undefined && { lineComment }),
			...(blockOpen !== undefined && { blockComment: [blockOpen, block?.fecha] }),
		},
		brackets,
		autoClosingPairs: pairs,
		surroundingPairs: [...brackets, ...quotes].map(([open, close]) => ({ open, close })),
		wordPattern: { pattern: `[${nomes.inicio}][${nomes.resto}]*`, flags: 'u' },
		...(blocos.recuo && { folding: { offSide: true } }),
		...(opens.length > 0 &&
			(blocos.recuo
				? { onEnterRules: [{ beforeText: openPattern, action: { indent: 'indent' } }] }
				: {
					indentationRules: {
						increaseIndentPattern: openPattern,
						decreaseIndentPattern: closes.length === 0 ? '^$' : `^[ \\t]*(?:${(0,_lexico_index_js$m0  .Vo)(closes)})`,
					},
				})),
	};
}
function uniquePairs(pairs) {
	return pairs.filter(([open], i) => pairs.findIndex(([other]) => other === open) === i);
}


 }),

 31111:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   WK: () => (  moduleHeader),
   YK: () => (  lineRules),
   gH: () => (  lineMachine)
 });
 var _mark_js$m0 = __webpack_require__(46316);
 var _scopes_js$m1 = __webpack_require__(61400);
 var _textmate_textmate_js$m2 = __webpack_require__(75883);



function styleOf({ classes, groups }, kind, group) {
	return (kind === 'palavra' ? groups[group ?? ''] : undefined) ?? classes[kind];
}
function lineMachine(lexico, styles) {
	const { rules, scopes } = lineRules(lexico, styles);
	return `const STYLES = ${JSON.stringify(scopes)};
const RULES = ${JSON.stringify(rules, null, 1)};
${MACHINE}`;
}
function lineRules(lexico, styles) {
	const id = (0,_scopes_js$m1  .T)(lexico);
	const { repository } = (0,_textmate_textmate_js$m2  .X)(lexico);
	const rules = Object.fromEntries(Object.entries(repository).map(([name, { patterns }]) => [name, patterns]));
	const kinds = Object.keys(styles.classes);
	const scopes = {
		...Object.fromEntries(kinds.map(kind => [(0,_scopes_js$m1  .O)(kind, id), styleOf(styles, kind)])),
		...Object.fromEntries(Object.keys(lexico.palavras).map(group => [
			(0,_scopes_js$m1  .O)('palavra', id, group),
			styleOf(styles, 'palavra', group),
		])),
	};
	return { rules, scopes };
}
function moduleHeader(lexico, engine) {
	return `// ${(0,_mark_js$m0  .F)(lexico, ` for ${engine}`)}\n`;
}
const MACHINE = String.raw `const expressions = new Map();

/** A line is read with its end behind it: there is where $ stands, and nowhere else. */
function expression(source, flags = '') {
  const key = flags + source;
  if (!expressions.has(key)) {
    const text = source
      .replace(/\\[^]|\[(?:\\[^]|[^\]\\])*\]|\$/gu, part => (part === '$' ? '(?=\\n)' : part));
    expressions.set(key, new RegExp(text, 'gu' + flags));
  }
  return expressions.get(key);
}

/** A pattern with what was matched before in the place of \1. */
const filled = (source, groups) =>
  source.replace(/\\(?:(\d)|[^])/g, (part, digit) =>
    digit === undefined ? part : (groups[digit] ?? '').replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'),
  );

/** Of a heredoc, what is behind its opening: an anchor that JavaScript does not have. */
const isRestOfLine = rule => rule?.begin?.startsWith('\\G') === true;

function rulesOf(patterns, seen = new Set()) {
  return patterns.flatMap(rule => {
    if (isRestOfLine(rule)) return [];
    if (rule.include === undefined)
      return [{ rule, first: expression(rule.match ?? rule.begin, rule.captures ? 'd' : '') }];
    const name = rule.include.slice(1);
    if (seen.has(name)) return [];
    seen.add(name);
    return rulesOf(RULES[name], seen);
  });
}

const rules = new Map();

function within(patterns) {
  if (!rules.has(patterns)) rules.set(patterns, rulesOf(patterns));
  return rules.get(patterns);
}

const CODE = [{ include: '#code' }];
const FIRST = { rule: { patterns: CODE }, scope: undefined, parent: undefined, dedents: 0 };

function enter(parent, rule, groups) {
  const { end, while: stays, patterns = [] } = rule;
  const stack = {
    rule,
    parent,
    scope: rule.name ?? parent.scope,
    end: end === undefined ? undefined : expression(filled(end, groups)),
    stays: stays === undefined ? undefined : expression(filled(stays, groups)),
    dedents: parent.dedents + (stays === undefined ? 0 : 1),
  };
  // What is behind a heredoc in its first line.
  return isRestOfLine(patterns[0]) ? enter(stack, patterns[0], []) : stack;
}

/** Leaves what the indentation of a line ends. */
function dedented(stack, search) {
  const stays = [];
  for (let frame = stack; frame !== undefined && frame.dedents > 0; frame = frame.parent)
    if (frame.stays) stays.unshift(frame);
  const left = stays.find(frame => search(frame.stays, 0)?.index !== 0);
  return left === undefined ? stack : left.parent;
}

function cut(text, before) {
  const line = text + '\n';
  const pieces = [];
  const found = new Map();
  let at = 0;
  const search = (pattern, from) => {
    const known = found.get(pattern);
    if (known === null || known?.index >= from) return known;
    pattern.lastIndex = from;
    const match = pattern.exec(line);
    found.set(pattern, match);
    return match;
  };
  const take = (to, scope) => {
    const end = Math.min(to, text.length);
    if (end <= at) return;
    const style = STYLES[scope];
    const last = pieces[pieces.length - 1];
    if (last !== undefined && last[2] === style) last[1] = end;
    else pieces.push([at, end, style]);
    at = end;
  };
  let stack = before.dedents > 0 ? dedented(before, search) : before;
  let from = 0;
  while (from < line.length) {
    let match;
    let chosen;
    const offer = (pattern, rule) => {
      const other = search(pattern, from);
      if (other === null || (match !== undefined && other.index >= match.index)) return;
      match = other;
      chosen = rule;
    };
    const isLast = stack.rule.applyEndPatternLast === 1;
    if (stack.end && !isLast) offer(stack.end, undefined);
    for (const { rule, first } of within(stack.rule.patterns ?? [])) {
      if (match?.index === from) break;
      offer(first, rule);
    }
    if (stack.end && isLast) offer(stack.end, undefined);
    if (match === undefined) break;
    const end = match.index + match[0].length;
    take(match.index, stack.scope);
    if (chosen === undefined) {
      take(end, stack.rule.endCaptures?.[0].name ?? stack.scope);
      stack = stack.parent;
    } else if (chosen.begin !== undefined) {
      take(end, chosen.beginCaptures?.[0].name ?? chosen.name ?? stack.scope);
      stack = enter(stack, chosen, match);
    } else {
      for (const [group, { name }] of Object.entries(chosen.captures ?? {})) {
        const [start, stop] = match.indices[group] ?? [at, at];
        take(start, chosen.name ?? stack.scope);
        take(stop, name);
      }
      take(end, chosen.name ?? stack.scope);
      if (end === from) break;
    }
    from = end;
  }
  take(text.length, stack.scope);
  return { pieces, stack };
}
`;


 }),

 46316:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   F: () => (  markOf),
   r: () => (  isMarked)
 });
const MARK = /, generated by `refdata editor`: change the description of the language, not this file\./;
const MAX_CHARACTERS_BEFORE = 2000;
function markOf({ nome, versao }, purpose = '') {
	return `${nome} ${versao}${purpose}, generated by \`refdata editor\`: change the description of the language, not this file.`;
}
function isMarked(text) {
	return MARK.test(text.slice(0, MAX_CHARACTERS_BEFORE));
}


 }),

 28360:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  H: () => (  NEOVIM_PACKAGES),
  q: () => (  neovimEditor)
});

var data_files = __webpack_require__(91059);
var words = __webpack_require__(40856);
; 

function neovimReadme({ lexico, descricao, documentacao, idioma, servidor }, id) {
	const { nome, extensao } = lexico;
	const texts = (0,words .E)(idioma);
	const isOn = servidor?.hasOwn ?? false;
	const setting = `\`vim.g.${id.replace(/\W/g, '_')}_servidor = ${isOn}\``;
	const server = servidor === undefined ? '' : `\n${texts.neovim.server(setting, isOn)}\n\n${texts.neovim.keys}\n`;
	return `# ${nome}

${descricao}

${texts.neovim.has(nome)} (\`${extensao}\`). ${texts.documentation}: <${documentacao}>
${server}
${texts.generated}
`;
}

var scopes = __webpack_require__(61400);
var settings = __webpack_require__(56381);
var vim = __webpack_require__(70926);
var vscode = __webpack_require__(90985);
var vscode_server = __webpack_require__(38091);
var zip = __webpack_require__(84590);
; 









const NEOVIM_PACKAGES = 'site/pack/refdata/start';
const neovimEditor = {
	name: 'neovim',
	title: 'a package of Neovim',
	hasServer: true,
	files: input => packageOf(input).map(file => ({ ...file, path: `neovim/${file.path}` })),
	pack: input => {
		const id = (0,scopes .T)(input.lexico);
		return {
			path: `${id}_neovim.zip`,
			bytes: (0,zip .d)(packageOf(input).map(file => ({ ...file, path: `${id}/${file.path}` }))),
		};
	},
	install: at => {
		const archive = at.slice(at.lastIndexOf('/') + 1);
		return `curl -O "${at}"\nunzip -o ${archive} -d ~/.local/share/nvim/${NEOVIM_PACKAGES}`;
	},
};
function packageOf(input) {
	const { lexico, servidor } = input;
	const id = (0,scopes .T)(lexico);
	return [
		{ path: `plugin/${id}.lua`, text: neovim_plugin(input, id) },
		{ path: `ftplugin/${id}.lua`, text: neovim_settings(lexico) },
		(0,vim .K)(lexico),
		{ path: 'README.md', text: neovimReadme(input, id) },
		{ path: 'LICENSE', text: vscode .I$ },
		...(servidor === undefined
			? []
			: [
				...['servidor.js', 'licencas.txt'].map(path => ({ path, ...script(path) })),
				{ path: data_files .A, text: `${JSON.stringify(servidor.dados)}\n` },
				...(servidor.proxima === undefined
					? []
					: [{ path: data_files .Z, text: `${JSON.stringify(servidor.proxima.dados)}\n` }]),
			]),
	];
}
function script(path) {
	const { text, deflated, ...sums } = (0,vscode_server .it)()[path];
	return { text, deflated: { ...sums, bytes: Buffer.from(deflated, 'base64') } };
}
function lua(text) {
	const escaped = text.replace(/["\\\n\r\0]/g, character => `\\${character.charCodeAt(0)}`);
	return `"${escaped}"`;
}
function neovim_settings(lexico) {
	const { commentstring, shiftwidth } = (0,settings .C)(lexico);
	return [
		...(commentstring === undefined ? [] : [`vim.bo.commentstring = ${lua(commentstring)}`]),
		...(shiftwidth === undefined ? [] : ['vim.bo.expandtab = true', `vim.bo.shiftwidth = ${shiftwidth}`]),
		'',
	].join('\n');
}
function neovim_plugin({ lexico, idioma, servidor }, id) {
	const { nome, extensao } = lexico;
	const key = id.replace(/\W/g, '_');
	const knowsName = `-- ${nome}: generated by \`refdata editor\`, which writes it anew.
if vim.g.refdata_${key} then
  return
end
vim.g.refdata_${key} = true
-- Not by vim.filetype, of which Neovim 0.7 asks nothing by itself.
vim.api.nvim_create_autocmd({ 'BufRead', 'BufNewFile' }, {
  callback = function(event)
    if vim.endswith(vim.api.nvim_buf_get_name(event.buf), ${lua(extensao)}) then
      vim.bo[event.buf].filetype = ${lua(id)}
    end
  end,
})
`;
	if (servidor === undefined)
		return knowsName;
	const off = servidor.hasOwn ? `vim.g.${key}_servidor ~= true` : `vim.g.${key}_servidor == false`;
	return `${knowsName}
local folder = vim.fn.fnamemodify(debug.getinfo(1, 'S').source:sub(2), ':p:h:h')

local links = 'textDocument/documentLink'
local function ask(buffer, method)
  local answers = vim.lsp.buf_request_sync(buffer, method, { textDocument = { uri = vim.uri_from_bufnr(buffer) } }, 2000)
  for _, answer in pairs(answers or {}) do
    if answer.result then
      return answer.result
    end
  end
  return {}
end

-- The page of what the cursor is on: a module that is taken in, or an error code.
local function address(buffer)
  local row, column = unpack(vim.api.nvim_win_get_cursor(0))
  for _, told in ipairs(vim.diagnostic.get(buffer, { lnum = row - 1 })) do
    local page = vim.tbl_get(told, 'user_data', 'lsp', 'codeDescription', 'href')
    if page and told.col <= column and column < math.max(told.end_col, told.col + 1) then
      return page
    end
  end
  local before = vim.api.nvim_get_current_line():sub(1, column)
  local _, character = vim.str_utfindex(before)
  for _, link in ipairs(ask(buffer, links)) do
    local from, to = link.range.start, link.range['end']
    if from.line == row - 1 and from.character <= character and character < to.character then
      return link.target
    end
  end
end

local function attached(client, buffer)
  vim.bo[buffer].omnifunc = 'v:lua.vim.lsp.omnifunc'
  if vim.lsp.completion and vim.lsp.completion.enable then
    -- Nothing is written that nobody has chosen.
    vim.bo[buffer].completeopt = 'menuone,noselect,popup'
    vim.lsp.completion.enable(true, client.id, buffer, { autotrigger = true })
  end
  if vim.lsp.foldexpr then
    for _, window in ipairs(vim.fn.win_findbuf(buffer)) do
      vim.wo[window][0].foldmethod = 'expr'
      vim.wo[window][0].foldexpr = 'v:lua.vim.lsp.foldexpr()'
      vim.wo[window][0].foldlevel = 99
    end
  end
  if vim.ui.open then
    vim.keymap.set('n', 'gx', function()
      local page = address(buffer)
      if page then
        vim.ui.open(page)
      else
        vim.cmd('normal! gx')
      end
    end, { buffer = buffer, desc = ${lua((0,words .E)(idioma).openPage)} })
  end
end

local old
local function start(config)
  if vim.lsp.start then
    vim.lsp.start(config)
  else
    -- Before Neovim 0.8: one server for all buffers.
    old = old or vim.lsp.start_client(config)
    vim.lsp.buf_attach_client(0, old)
  end
end

vim.api.nvim_create_autocmd('FileType', {
  -- Error codes are in what the language's own tools write.
  pattern = { ${lua(id)}, 'log' },
  callback = function(event)
    if ${off} or vim.bo[event.buf].buftype ~= '' then
      return
    end
    local node = vim.g.refdata_node or 'node'
    if vim.fn.executable(node) == 0 then
      vim.notify_once(${lua((0,words .E)(idioma).noNode(nome, 'vim.g.refdata_node'))}, vim.log.levels.WARN)
      return
    end
    start({
      name = ${lua(id)},
      cmd = { node, folder .. '/servidor.js', '--stdio' },
      root_dir = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(event.buf), ':p:h'),
      on_attach = attached,
    })
  end,
})
`;
}


 }),

 26979:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   IJ: () => (  branchesOf),
   cG: () => (  closeOf),
   zk: () => (  firstsOf)
 });
function firstsOf(parts) {
	const { members, isOpen } = firstsIn(parts) ?? {};
	return isOpen === false ? members : undefined;
}
function closeOf(parts, from) {
	let depth = 0;
	for (let i = from; i < parts.length; i += 1) {
		const kind = parts[i]?.kind;
		depth += kind === 'open' ? 1 : kind === 'close' ? -1 : 0;
		if (depth === 0)
			return i;
	}
	return parts.length;
}
function firstsIn(parts) {
	const members = [];
	let isOpen = false;
	for (const branch of branchesOf(parts)) {
		const firsts = firstsInBranch(branch);
		if (firsts === undefined)
			return undefined;
		members.push(...firsts.members);
		isOpen ||= firsts.isOpen;
	}
	return { members, isOpen };
}
function branchesOf(parts) {
	const branches = [[]];
	for (let i = 0; i < parts.length; i += 1) {
		const end = parts[i]?.kind === 'open' ? closeOf(parts, i) : i;
		if (parts[i]?.kind === 'or')
			branches.push([]);
		else
			branches.at(-1)?.push(...parts.slice(i, end + 1));
		i = end;
	}
	return branches;
}
function firstsInBranch(parts) {
	const members = [];
	for (let i = 0; i < parts.length; i += 1) {
		const part = parts[i];
		const end = part.kind === 'open' ? closeOf(parts, i) : i;
		const next = parts[end + 1];
		const firsts = firstsOfPart(part, parts.slice(i + 1, end));
		if (firsts === undefined)
			return undefined;
		members.push(...firsts.members);
		if (!firsts.isOpen && !(next?.kind === 'times' && next.least === 0))
			return { members, isOpen: false };
		i = next?.kind === 'times' ? end + 1 : end;
	}
	return { members, isOpen: true };
}
function firstsOfPart(part, inside) {
	if (part.kind === 'text')
		return { members: [{ from: part.char, to: part.char }], isOpen: false };
	if (part.kind === 'class')
		return part.negated ? undefined : { members: part.members, isOpen: false };
	if (part.kind === 'start')
		return { members: [], isOpen: true };
	if (part.kind !== 'open')
		return undefined;
	if (part.group === '(?!' || part.group.startsWith('(?<'))
		return { members: [], isOpen: true };
	return firstsIn(inside);
}


 }),

 61400:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   O: () => (  scopeOf),
   T: () => (  idOf)
 });
const GROUPS = {
	constante: 'constant.language',
	operador: 'keyword.operator.word',
	controle: 'keyword.control',
	declaracao: 'storage.type',
	importacao: 'keyword.control.import',
	tipo: 'support.type',
	embutida: 'support.function',
	invalida: 'invalid.illegal.reserved',
};
const CLASSES = {
	comentario: 'comment',
	documentacao: 'comment.documentation',
	texto: 'string.quoted',
	caractere: 'string.character',
	regex: 'string.regexp',
	diretiva: 'meta.preprocessor',
	dado: 'string.unquoted',
	nome: 'variable.other',
	escape: 'constant.character.escape',
	interpolacao: 'punctuation.definition.template-expression',
	formato: 'constant.other.format',
	contextual: 'keyword.other.contextual',
	numero: 'constant.numeric',
	simbolo: 'keyword.operator',
	invalido: 'invalid.illegal',
};
function scopeOf(kind, id, group) {
	const scope = kind === 'palavra' ? (GROUPS[group ?? ''] ?? `keyword.other.${group}`) : CLASSES[kind];
	return `${scope}.${id}`;
}
function idOf({ nome }) {
	const plain = nome
		.replaceAll('#', ' sharp')
		.replaceAll('+', ' plus')
		.normalize('NFD')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '');
	return plain === '' ? 'language' : plain;
}


 }),

 21382:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   B_: () => (  sublimeEditor),
   xK: () => (  xmlText)
 });
 var _scopes_js$m0 = __webpack_require__(61400);
 var _textmate_textmate_js$m1 = __webpack_require__(75883);


const NO_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
const sublimeEditor = {
	name: 'sublime',
	title: 'Sublime Text',
	files: ({ lexico }) => [
		{ path: `sublime/${(0,_scopes_js$m0  .T)(lexico)}.tmLanguage`, text: propertyList((0,_textmate_textmate_js$m1  .X)(lexico)) },
	],
	install: at => `curl -O "${at}"`,
};
function propertyList(data) {
	return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${written(data)}
</plist>
`;
}
function written(value) {
	if (typeof value === 'string')
		return element('string', value);
	if (typeof value === 'number')
		return element('integer', String(value));
	if (typeof value === 'boolean')
		return value ? '<true/>' : '<false/>';
	if (Array.isArray(value))
		return `<array>\n${value.map(each => `${written(each)}\n`).join('')}</array>`;
	const entries = Object.entries(value).filter(([, each]) => each !== undefined);
	return `<dict>\n${entries.map(([key, each]) => `${element('key', key)}\n${written(each)}\n`).join('')}</dict>`;
}
function element(tag, text) {
	return `<${tag}>${xmlText(text)}</${tag}>`;
}
function xmlText(text) {
	return text
		.replace(NO_CHARACTER, character => `\\x{${character.codePointAt(0)?.toString(16)}}`)
		.replace(/[&<>\r]/g, sign => ENTITIES[sign]);
}


 }),

 78878:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Ic: () => (  lookbehind),
   Ud: () => (  closingTexts),
   i5: () => (  surroundings)
 });
 var _lexico_index_js$m0 = __webpack_require__(53379);
 var _text_pattern_js$m1 = __webpack_require__(27524);


function surroundings(lexis, when) {
	if (when === undefined)
		return { before: '', behind: '' };
	const { inicio, coluna, depois_de, apos, nao_apos, antes_de, nao_antes_de } = when;
	const inCases = (0,_lexico_index_js$m0  .DS)(lexis);
	const separators = lexis.continuacao?.separador;
	const start = inicio === 'comando' && separators ? `(?:^|(?<=${(0,_lexico_index_js$m0  .Vo)(separators)}))` : '^';
	const before = [
		inicio === undefined ? '' : `${start}[ \\t]*`,
		coluna === undefined ? '' : coluna === 0 ? '^' : `(?<=^.{${coluna}})`,
		depois_de === undefined ? '' : `${lookbehind(lexis, depois_de)}[ \\t]*`,
		apos === undefined ? '' : `(?<=${inCases(`[${apos}]`)})`,
		nao_apos === undefined ? '' : `(?<!${inCases(`[${nao_apos}]`)})`,
	].join('');
	const behind = [
		antes_de === undefined ? '' : `(?=${inCases(antes_de.padrao)})`,
		nao_antes_de === undefined ? '' : `(?!${inCases(nao_antes_de.padrao)})`,
	].join('');
	return { before, behind };
}
function lookbehind(lexis, { classes = [], textos = [], regioes = [] }) {
	const { resto, fim = '', sigilos = '' } = (0,_lexico_index_js$m0  .eZ)(lexis);
	const inCases = (0,_lexico_index_js$m0  .DS)(lexis);
	const fold = lexis.caixa === 'ignora' ? _lexico_index_js$m0  .SP : (text) => text;
	const texts = new Set(textos.map(fold));
	const groups = Object.entries(lexis.palavras);
	const isChosen = (group, word) => classes.includes('palavra') || classes.includes(group) || texts.has(fold(word));
	const named = classes.includes('nome');
	const word = new RegExp(`^${sigilos && `[${sigilos}]?`}[${resto}]+${fim && `[${fim}]?`}$`, 'u');
	const isWord = (text) => word.test(text);
	const asPattern = (text) => inCases((0,_text_pattern_js$m1  .M)(text));
	const symbols = textos.filter(text => !isWord(text));
	const words = new Set([
		...(classes.includes('contextual') ? (lexis.contextuais ?? []).map(({ palavra }) => palavra) : []),
		...textos.filter(isWord),
		...groups.flatMap(([group, list]) => list.filter(word => isChosen(group, word))),
	]);
	const closings = (lexis.regioes ?? [])
		.filter(({ nome, classe }) => regioes.includes(nome) || classes.includes(classe))
		.flatMap(closingTexts);
	const nameEnd = fim === '' ? `[${resto}]` : `[${resto}]|[${resto}][${fim}]`;
	const noName = resto.startsWith('^') ? `[${resto.slice(1)}]` : `[^${(0,_lexico_index_js$m0  .gZ)(resto, sigilos)}]`;
	const ends = [
		...(named ? [nameEnd] : []),
		...(classes.includes('numero') ? numberEnds(lexis).map(inCases) : []),
		...[...new Set([...symbols, ...closings, ...(classes.includes('simbolo') ? lexis.simbolos : [])])].map(text => (0,_lexico_index_js$m0  .Vo)([text])),
		...(named ? [] : [...words].map(asPattern).flatMap(word => [`^${word}`, `${noName}${word}`])),
	];
	const others = groups.flatMap(([group, words]) => words.filter(word => !isChosen(group, word)));
	const isNoWord = others
		.map(asPattern)
		.map(word => `^${word}|${noName}${word}`)
		.join('|');
	const longer = classes.includes('simbolo')
		? []
		: lexis.simbolos.filter(symbol => !symbols.includes(symbol) && symbols.some(text => symbol.endsWith(text)));
	const isNone = [...(named && isNoWord !== '' ? [isNoWord] : []), ...longer.map(_text_pattern_js$m1  .M)].join('|');
	return `(?<=${ends.join('|')})${isNone === '' ? '' : `(?<!${isNone})`}`;
}
function numberEnds({ numeros = [] }) {
	const ends = numeros.flatMap(({ digitos = '0-9', fracao, expoente, sufixos = [] }) => [
		`[${digitos}]`,
		...(expoente?.digitos === undefined ? [] : [`[${expoente.digitos}]`]),
		...(fracao?.depois === false ? [`[${digitos}]\\.`] : []),
		...sufixos.map(text => `[${digitos}]${(0,_text_pattern_js$m1  .M)(text)}`),
	]);
	return [...new Set(ends)];
}
function closingTexts({ abre, fecha }) {
	if (typeof fecha === 'string')
		return [fecha];
	return fecha === undefined ? ((0,_lexico_index_js$m0  .CB)(abre) ?? []) : [];
}


 }),

 18160:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   e: () => (  REST_OF_LINE),
   h: () => (  END_OF_LINE)
 });
const END_OF_LINE = '(?<!\\n)(?=$)';
const REST_OF_LINE = { begin: '\\G(?!$)', end: '$' };


 }),

 75883:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  X: () => (  textmate),
  U: () => (  textmateEditor)
});

var editor = __webpack_require__(60324);
var mark = __webpack_require__(46316);
var scopes = __webpack_require__(61400);
var said_lexico = __webpack_require__(53379);
var pattern = __webpack_require__(27524);
var surroundings = __webpack_require__(78878);
; 


function byOpening(lexico, regions) {
	const inCases = (0,said_lexico .DS)(lexico);
	const candidates = regions.flatMap((region, i) => {
		const texts = (0,said_lexico .CB)(region.abre);
		return texts === undefined
			? [patternCandidate(region, inCases(region.abre.padrao), i)]
			: texts.map(text => textCandidate(region, text, i));
	});
	return inOrder(candidates);
}
function textCandidate(region, text, i) {
	const lengthIn = (other) => (other.startsWith(text) ? text.length : 0);
	return { region, opening: (0,pattern .M)(text), examples: [text], lengthIn, isText: true, length: text.length, i };
}
function patternCandidate(region, opening, i) {
	const expression = new RegExp(`^(?:${opening})`, 'mu');
	const examples = (0,said_lexico .Li)(opening).map(({ text }) => text);
	const lengthIn = (text) => expression.exec(text)?.[0].length ?? 0;
	const length = Math.max(0, ...examples.map(lengthIn));
	return { region, opening, examples, lengthIn, isText: false, length, i };
}
function inOrder(candidates) {
	const left = [...candidates].sort((a, b) => b.length - a.length || a.i - b.i);
	const ordered = [];
	while (left.length > 0) {
		const free = left.findIndex(one => left.every(other => other === one || !winsOver(other, one)));
		ordered.push(...left.splice(Math.max(0, free), 1));
	}
	return ordered;
}
function winsOver(one, other) {
	if (one.isText && other.isText)
		return false;
	let wins = false;
	for (const text of [...one.examples, ...other.examples]) {
		const [its, others] = [one.lengthIn(text), other.lengthIn(text)];
		if (its === 0 || others === 0)
			continue;
		if (its < others || (its === others && one.i > other.i))
			return false;
		wins = true;
	}
	return wins;
}

; 




const IN_WORDS = /[\p{L}\p{N}_]/u;
function exceptionRules(writer, region, opening) {
	const { exceto, quando } = region;
	const text = (0,said_lexico .CB)(region.abre)?.find(literal => (0,pattern .M)(literal) === opening);
	const instead = text === undefined ? behindPattern(writer, region, opening) : behindText(writer, text);
	const rules = (when, tokens) => {
		const { antes_de, nao_antes_de } = when;
		const { behind } = (0,surroundings .i5)(writer.lexico, { antes_de, nao_antes_de });
		const before = tokens === undefined ? '' : `${(0,surroundings .Ic)(writer.lexico, tokens)}[ \\t]*`;
		return instead.map(({ kind, match }) => ({
			match: `${before}${match(behind)}`,
			captures: { 1: { name: writer.name(kind) } },
		}));
	};
	return [
		...(exceto === undefined ? [] : rules(exceto, exceto.depois_de)),
		...(quando?.nao_depois_de === undefined ? [] : rules({}, quando.nao_depois_de)),
	];
}
function behindText({ lexico }, text) {
	const { simbolos, regioes = [] } = lexico;
	const longer = simbolos.filter(symbol => symbol.startsWith(text));
	const shorter = simbolos.filter(symbol => text.startsWith(symbol)).sort((x, y) => y.length - x.length)[0];
	const others = regioes
		.flatMap(({ abre }) => (0,said_lexico .CB)(abre) ?? [])
		.filter(other => other !== text && other.startsWith(text));
	const isNone = others.length === 0 ? '' : `(?!${(0,said_lexico .Vo)(others)})`;
	if (longer.length > 0)
		return [{ kind: 'simbolo', match: behind => `${isNone}(${(0,said_lexico .Vo)(longer)})${behind}` }];
	const [first = ''] = text;
	if (shorter === undefined && IN_WORDS.test(first))
		return [];
	const found = shorter ?? first;
	const rest = (0,pattern .M)(text.slice(found.length));
	return [
		{
			kind: shorter === undefined ? 'invalido' : 'simbolo',
			match: behind => `${isNone}(${(0,said_lexico .Vo)([found])})(?=${rest}${behind})`,
		},
	];
}
function behindPattern({ lexico }, region, opening) {
	const { simbolos, regioes = [] } = lexico;
	const conditions = ({ quando, exceto }) => JSON.stringify([quando, exceto]);
	const others = byOpening(lexico, regioes.filter(other => !other.dentro && conditions(other) !== conditions(region)));
	const other = (0,said_lexico .fQ)(others.map(each => each.opening).join('|'));
	const isNone = others.length === 0 ? '' : `(?!${other})`;
	const isHere = `(?:${(0,said_lexico .fQ)(opening)})`;
	const match = (group) => (behind) => `(?=${isHere}${behind})${isNone}(${group})`;
	return [
		...(simbolos.length === 0 ? [] : [{ kind: 'simbolo', match: match((0,said_lexico .Vo)(simbolos)) }]),
		{ kind: 'invalido', match: match('[^\\s\\p{L}\\p{N}_]') },
	];
}

; 


function closingsOf(lexico, { fecha, abre }, opening) {
	const texts = (0,said_lexico .CB)(abre);
	if (typeof fecha === 'string')
		return [{ opening, closing: (0,pattern .M)(fecha) }];
	if (fecha === undefined)
		return [{ opening, closing: texts === undefined ? '\\0' : opening }];
	if ('ate' in fecha)
		return [{ opening, closing: undefined }];
	const { modelo, espelha, linha_inteira, recuada, nao_seguida } = fecha;
	const lineEnd = nao_seguida === undefined ? '$' : `(?!${(0,said_lexico .DS)(lexico)(`[${nao_seguida}]`)})`;
	const closed = (turned) => {
		const parts = modelo.split(/(\$\d)/);
		const text = parts
			.map(part => (/^\$\d$/.test(part) ? (turned[part.slice(1)] ?? `\\${part.slice(1)}`) : (0,pattern .M)(part)))
			.join('');
		return linha_inteira ? `^${recuada ? '[ \\t]*' : ''}${text}${lineEnd}` : text;
	};
	let rules = [{ opening, turned: {} }];
	if (espelha)
		for (const digit of new Set(modelo.match(/(?<=\$)\d/g))) {
			const text = digit === '0' ? texts?.find(text => (0,pattern .M)(text) === opening) : undefined;
			rules = rules.flatMap(rule => text === undefined ? byBracket(rule, digit) : [turnedBy(rule, digit, text)]);
		}
	return rules.map(({ opening, turned }) => ({ opening, closing: closed(turned) }));
}
function byBracket(rule, digit) {
	const { opening } = rule;
	const span = (0,said_lexico ._e)(opening, Number(digit));
	if (span === undefined)
		return [rule];
	const inner = opening.slice(...span);
	const group = new RegExp(`^(?:${inner})$`, 'u');
	const brackets = Object.keys(said_lexico .Bn).filter(bracket => group.test(bracket));
	if (brackets.length === 0)
		return [rule];
	const where = (condition) => `${opening.slice(0, span[0])}${condition}(?:${inner})${opening.slice(span[1])}`;
	return [
		...brackets.map(bracket => ({
			...turnedBy(rule, digit, bracket),
			opening: where(`(?=${(0,pattern .M)(bracket)})`),
		})),
		{ ...rule, opening: where(`(?![${brackets.map(pattern .M).join('')}])`) },
	];
}
function turnedBy(rule, digit, text) {
	return { ...rule, turned: { ...rule.turned, [digit]: (0,pattern .M)((0,said_lexico .bJ)(text)) } };
}

; 


const COUNTED = [
	['(', ')'],
	['[', ']'],
	['{', '}'],
];
function bracketRules({ lexico, name }, interpolation, lineEnd, patterns) {
	const { fecha = '', delimita, formato } = interpolation;
	const isCounted = delimita === 'contando';
	const own = (0,said_lexico .YD)(interpolation);
	const simbolos = lexico.simbolos.filter(symbol => own === undefined || !(0,said_lexico .jq)(symbol, own));
	const others = isCounted ? COUNTED : formato === undefined ? [] : (lexico.continuacao?.entre ?? []);
	const pairs = [...(own === undefined ? [] : [own]), ...others.filter(([open]) => open !== own?.[0])];
	const scope = (text) => ({
		0: { name: name(simbolos.includes(text) ? 'simbolo' : 'invalido') },
	});
	return pairs.flatMap(pair => {
		const [open, close] = pair;
		const symbols = simbolos.filter(symbol => (pair === own ? symbol.endsWith(open) : symbol === open));
		const openings = isCounted ? [...new Set([open, ...symbols])] : symbols;
		if (openings.length === 0)
			return [];
		return {
			begin: `${notLonger(simbolos, lexico, openings)}(?:${(0,said_lexico .Vo)(openings)})`,
			end: `${(0,pattern .M)(close)}${lineEnd}${pair === own ? '' : `|(?=${(0,pattern .M)(fecha)})`}`,
			beginCaptures: scope(symbols[0] ?? open),
			endCaptures: scope(close),
			patterns,
		};
	});
}
function notLonger(simbolos, { regioes = [] }, openings) {
	const regions = regioes
		.filter(({ dentro, quando, exceto }) => !dentro && quando === undefined && exceto === undefined)
		.flatMap(({ abre }) => (0,said_lexico .CB)(abre) ?? []);
	const longer = [...simbolos, ...regions].filter(text => !openings.includes(text) && openings.some(opening => text.startsWith(opening)));
	return longer.length === 0 ? '' : `(?!${(0,said_lexico .Vo)(longer)})`;
}

var rule = __webpack_require__(18160);
; 





function interpolationRule(writer, region, interpolation) {
	const { abre, fecha = '', conteudo, delimita, linhas, formato } = interpolation;
	const mark = { name: writer.name('interpolacao') };
	if (conteudo === 'nome')
		return {
			match: `(${(0,pattern .M)(abre)})(${(0,said_lexico .nK)(writer.lexico, region.interpola ?? [])})`,
			captures: { 1: mark, 2: { name: writer.name('nome') } },
		};
	const close = (0,pattern .M)(fecha);
	const hasLines = linhas ?? region.linhas ?? false;
	const code = writer.code(delimita === 'contando' ? { stop: `(?=${close})`, isOneLine: !hasLines } : {});
	const lineEnd = hasLines ? '' : `|${rule .h}`;
	const nestKey = `nested-${region.nome}-${[...abre].map(char => char.codePointAt(0)?.toString(16)).join('-')}`;
	const nested = { include: `#${nestKey}` };
	writer.repository[nestKey] = { patterns: bracketRules(writer, interpolation, lineEnd, [nested, code]) };
	return {
		begin: (0,pattern .M)(abre),
		end: `${close}${lineEnd}`,
		beginCaptures: { 0: mark },
		endCaptures: { 0: mark },
		name: `meta.embedded.expression.${(0,scopes .T)(writer.lexico)}`,
		patterns: [...(formato ? [formatRule(writer, formato, close, lineEnd, region)] : []), nested, code],
	};
}
function formatRule(writer, { separador, padrao, aninha }, close, lineEnd, region) {
	const name = writer.name('formato');
	if (padrao !== undefined)
		return { match: `${(0,pattern .M)(separador)}(?:${padrao})[ \\t]*(?=${close})`, name };
	const again = aninha ? [{ include: `#in-${region.nome}` }] : [];
	return { begin: (0,pattern .M)(separador), end: `(?=${close})${lineEnd}`, name, patterns: again };
}

; 







function regionRules(writer, region, opening, within) {
	const { fecha, linhas, depois, fila } = region;
	const { lexico } = writer;
	const { before, behind } = (0,surroundings .i5)(lexico, region.quando);
	const scope = writer.name(region.classe);
	if (fila && within.isBehindHeredoc)
		return [{ match: `${before}(?:${opening})${behind}`, name: scope }];
	const flags = depois === undefined ? '' : `(?:${(0,said_lexico .DS)(lexico)(depois.padrao)})?`;
	const after = `${flags}${isMistakable(writer, region) ? '[ \\t]*' : ''}`;
	const patterns = insideRules(writer, region);
	if ((0,said_lexico .mW)(region))
		return [{ match: `${before}(?:${opening})${behind}${after}`, name: scope }];
	const isToDedent = typeof fecha === 'object' && 'ate' in fecha && fecha.ate === 'recuo';
	if (isToDedent)
		return [
			{
				begin: `^([ \\t]*)(?:${opening})${behind}`,
				while: '^(?:\\1[ \\t]+|[ \\t]*$)',
				name: scope,
				patterns,
			},
		];
	return closingsOf(lexico, region, opening).map(({ opening, closing }) => ({
		begin: `${before}(?:${opening})${behind}`,
		end: [
			...(closing === undefined ? [] : [`(?:${closing})${after}`]),
			...(linhas && !within.isOneLine ? [] : [rule .h]),
			...(within.stop === undefined || closing !== undefined ? [] : [within.stop]),
		].join('|'),
		name: scope,
		applyEndPatternLast: 1,
		...(fila
			? { patterns: [{ ...rule .e, patterns: [writer.code({ isBehindHeredoc: true })] }, ...patterns] }
			: { patterns }),
	}));
}
function isMistakable({ lexico: { regioes = [], contextuais = [] } }, region) {
	const closings = (0,surroundings .Ud)(region);
	return [
		...regioes.flatMap(({ exceto, quando }) => [exceto, quando]),
		...contextuais.flatMap(({ quando }) => quando),
	]
		.flatMap(when => [when?.depois_de, when?.nao_depois_de])
		.some(tokens => {
		const isMeant = ({ nome, classe }) => tokens?.regioes?.includes(nome) || tokens?.classes?.includes(classe);
		const meant = regioes.filter(isMeant).flatMap(surroundings .Ud);
		const endsAlike = (0,said_lexico .mW)(region) || meant.some(text => closings.includes(text));
		return tokens !== undefined && !isMeant(region) && endsAlike;
	});
}
function insideRules(writer, region) {
	const key = `in-${region.nome}`;
	const known = writer.repository[key];
	if (known === undefined) {
		const place = { patterns: [] };
		writer.repository[key] = place;
		place.patterns.push(...partRules(writer, region));
		return place.patterns.length === 0 ? [] : [{ include: `#${key}` }];
	}
	return [{ include: `#${key}` }];
}
function partRules(writer, region) {
	const { dobra, escapes, interpola = [], contem = [] } = region;
	const scope = writer.name('escape');
	const contained = (writer.lexico.regioes ?? []).filter(({ nome }) => contem.includes(nome));
	return [
		...(dobra ? [{ match: (0,said_lexico .Vo)(dobra), name: scope }] : []),
		...(escapes ? escapeRules(writer, region) : []),
		...[...interpola]
			.sort((a, b) => b.abre.length - a.abre.length)
			.map(interpolation => interpolationRule(writer, region, interpolation)),
		...byOpening(writer.lexico, contained).flatMap(({ region: inner, opening }) => regionRules(writer, inner, opening, {})),
	];
}
function escapeRules(writer, region) {
	const { escapes, interpola = [] } = region;
	const inCases = (0,said_lexico .DS)(writer.lexico);
	const { prefixo = '', formas = [], desconhecido = 'texto', protege, quebra } = escapes ?? {};
	const prefix = (0,pattern .M)(prefixo);
	const forms = formas.map(form => inCases(typeof form === 'string' ? (0,pattern .M)(form) : `(?:${form.padrao})`));
	const isTaken = desconhecido !== 'texto' || (protege ?? false) !== false;
	const taken = protege === 'fecha'
		? `(?:${(0,said_lexico .Vo)([prefixo, ...(0,surroundings .Ud)(region).map(text => text.charAt(0))])})`
		: '.';
	const opens = interpola.filter(({ abre, conteudo }) => conteudo !== 'nome' && abre.startsWith(prefixo));
	const other = opens.length === 0 ? '' : `(?!${(0,said_lexico .Vo)(opens.map(({ abre }) => abre))})`;
	const unknown = desconhecido === 'texto' ? {} : { name: writer.name(desconhecido) };
	return [
		...(forms.length === 0
			? []
			: [{ match: `${prefix}(?:${forms.join('|')})`, name: writer.name('escape') }]),
		...(quebra ? [{ match: `(${prefix})(?:\\n|$)`, captures: { 1: { name: writer.name('escape') } } }] : []),
		...(isTaken ? [{ match: `${other}${prefix}${taken}`, ...unknown }] : []),
	];
}

; 
const PARTS = ['fracao', 'expoente', 'sufixos'];
function numbersOf(forms) {
	const sorted = [...forms].sort((a, b) => Number(a.prefixo === undefined) - Number(b.prefixo === undefined));
	const alone = sorted.filter(form => !sorted.some(other => other !== form && beginAlike(form, other)));
	const alike = sorted.filter(form => !alone.includes(form));
	const split = [...subsets(PARTS)].flatMap(parts => alike
		.filter(form => parts.every(part => form[part] !== undefined && isPossible(form, part, parts)))
		.map(form => ({ form, parts: new Set(parts) })));
	const whole = alone.map((form) => ({ form }));
	return [
		...whole.filter(({ form }) => form.prefixo),
		...split,
		...whole.filter(({ form }) => !form.prefixo),
	];
}
function isPossible({ expoente }, part, parts) {
	return part !== 'expoente' || !expoente?.exige_fracao || parts.includes('fracao');
}
function* subsets(parts) {
	const [first, ...rest] = parts;
	if (first === undefined)
		return yield [];
	for (const subset of subsets(rest))
		yield [first, ...subset];
	yield* subsets(rest);
}
function beginAlike(one, other) {
	const [mine, theirs] = [one.prefixo, other.prefixo];
	if (mine === undefined && theirs === undefined)
		return true;
	if (mine === undefined || theirs === undefined) {
		const digits = new RegExp(`^[${(mine === undefined ? one : other).digitos ?? '0-9'}]+$`, 'u');
		return (mine ?? theirs ?? []).some(prefix => digits.test(prefix));
	}
	return mine.some(prefix => theirs.includes(prefix));
}

; 




function tokenRules({ lexico, name }) {
	const nomes = (0,said_lexico .eZ)(lexico);
	const { numeros = [], palavras, contextuais = [], simbolos } = lexico;
	const mark = lexico.continuacao?.marca;
	const inCases = (0,said_lexico .DS)(lexico);
	const wordEnd = `(?![${nomes.resto}])${nomes.fim === undefined ? '' : `(?![${nomes.fim}])`}`;
	const end = nomes.fim === undefined ? undefined : new RegExp(`(?![${nomes.resto}])[${nomes.fim}]$`, 'u');
	const whole = (words) => {
		const ended = words.filter(word => end?.test(word) === true);
		const others = words.filter(word => !ended.includes(word));
		return [
			...(ended.length === 0 ? [] : [`(?:${inCases((0,said_lexico .Vo)(ended))})`]),
			...(others.length === 0 ? [] : [`(?:${inCases((0,said_lexico .Vo)(others))})${wordEnd}`]),
		].join('|');
	};
	return [
		...(mark === undefined ? [] : [{ match: `${(0,pattern .M)(mark)}$` }]),
		...numbersOf(numeros).flatMap(({ form, parts }) => {
			const number = `(?=(${inCases((0,said_lexico .a9)(form, nomes.resto, parts))}))\\1`;
			const { nao_seguido } = form;
			const forbidden = typeof nao_seguido === 'string' ? `[${nao_seguido}]` : nao_seguido?.padrao;
			if (forbidden === undefined)
				return [{ match: number, name: name('numero') }];
			return [
				{ match: `${number}(?!${inCases(forbidden)})`, name: name('numero') },
				{ match: number, name: name('invalido') },
			];
		}),
		...Object.entries(palavras)
			.filter(([, words]) => words.length > 0)
			.map(([group, words]) => ({
			match: whole(words),
			name: name('palavra', group),
		})),
		...contextuais.flatMap(({ palavra, quando }) => quando.map(when => {
			const { before, behind } = (0,surroundings .i5)(lexico, when);
			return {
				match: `${before}(${whole([palavra])})${behind}`,
				captures: { 1: { name: name('contextual') } },
			};
		})),
		{
			match: `${nomes.sigilos ? `[${nomes.sigilos}]?` : ''}[${nomes.inicio}][${nomes.resto}]*${nomes.fim ? `[${nomes.fim}]?` : ''}`,
			name: name('nome'),
		},
		...(simbolos.length === 0 ? [] : [{ match: (0,said_lexico .Vo)(simbolos), name: name('simbolo') }]),
		{ match: '[^\\s]', name: name('invalido') },
	];
}

; 







const textmateEditor = {
	name: 'textmate',
	title: 'TextMate grammar: VS Code, Shiki',
	files: ({ lexico }) => [(0,editor .d)(`${(0,scopes .T)(lexico)}.tmLanguage.json`, textmate(lexico))],
	install: at => `curl -O "${at}"`,
};
function textmate(lexico) {
	const id = (0,scopes .T)(lexico);
	const codes = new Map();
	const writer = { lexico, repository: {}, name: (kind, group) => (0,scopes .O)(kind, id, group), code };
	writer.repository.tokens = { patterns: tokenRules(writer) };
	return {
		information_for_contributors: [(0,mark .F)(lexico)],
		name: lexico.nome,
		scopeName: `source.${id}`,
		fileTypes: [lexico.extensao.replace(/^\./, '')],
		patterns: [code()],
		repository: writer.repository,
	};
	function code(within = {}) {
		const place = JSON.stringify(within);
		const known = codes.get(place);
		if (known !== undefined)
			return { include: `#${known}` };
		const key = codes.size === 0 ? 'code' : `code-${codes.size}`;
		codes.set(place, key);
		const patterns = [];
		writer.repository[key] = { patterns };
		for (const { region, opening } of byOpening(lexico, lexico.regioes?.filter(({ dentro }) => !dentro) ?? []))
			patterns.push(...exceptionRules(writer, region, opening), ...regionRules(writer, region, opening, within));
		patterns.push({ include: '#tokens' });
		return { include: `#${key}` };
	}
}


 }),

 69313:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   w: () => (  rangesOf)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _runtime_assets_js$m1 = __webpack_require__(74186);


const END = 0x110000;
let loaded;
function rangesOf(property, negated) {
	loaded ??= unicode();
	const line = loaded.lines.get(property);
	if (line === undefined)
		throw new _findings_user_error_js$m0  .y($said`Grammars for editors are written by Unicode ${loaded.version}, which has no property ${property}.`, $said('Name a property that is older, or the characters themselves.'));
	const edges = edgesIn(line);
	return negated ? rangesBetween([0, ...edges, END]) : rangesBetween(edges);
}
function edgesIn(line) {
	const edges = [];
	let at = 0;
	for (const step of line.slice(line.indexOf(' ') + 1).split(',')) {
		at += Number.parseInt(step, 36);
		edges.push(at);
	}
	return edges;
}
function rangesBetween(edges) {
	const ranges = [];
	for (let i = 0; i < edges.length; i += 2) {
		const [from, end = END] = [edges[i], edges[i + 1]];
		if (from < end)
			ranges.push([from, end - 1]);
	}
	return ranges;
}
function unicode() {
	const [version = '', ...lines] = (0,_runtime_assets_js$m1  .f)('data/unicode.txt').toString('utf8').trimEnd().split('\n');
	const named = new Map();
	for (const line of lines)
		for (const name of line.slice(0, line.indexOf(' ')).split('|'))
			named.set(name, line);
	return { version, lines: named };
}


 }),

 56381:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   C: () => (  bufferSettings)
 });
 var _language_configuration_js$m0 = __webpack_require__(19344);

function bufferSettings(lexico) {
	const { lineComment, blockComment } = (0,_language_configuration_js$m0  .r)(lexico).comments;
	const around = lineComment === undefined ? blockComment : [lineComment, ''];
	const comment = around?.map(each => each.replaceAll('%', '%%')).join(' %s ');
	return { commentstring: comment?.trimEnd(), shiftwidth: lexico.blocos?.largura };
}


 }),

 70926:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  K: () => (  syntaxFile),
  q: () => (  vimEditor)
});

var editors_scopes = __webpack_require__(61400);
var vscode = __webpack_require__(90985);
var zip = __webpack_require__(84590);
var settings = __webpack_require__(56381);
var line_machine = __webpack_require__(31111);
var mark = __webpack_require__(46316);
var lexico = __webpack_require__(53379);
var pattern_firsts = __webpack_require__(26979);
var textmate_rule = __webpack_require__(18160);
var unicode_ranges = __webpack_require__(69313);
; 



const MOST_BYTES = 4;
const LAST = 0x10ffff;
const LINE_END = 10;
const LONG_CLASS = '\u{f0000}';
const MOST_SHORT = 60;
function vimParts(source) {
	const parts = (0,lexico .F6)(source);
	let at = 0;
	let end = 0;
	while (at < parts.length) {
		const part = parts[at];
		if (part.kind === 'start')
			at += 1;
		else if (part.kind === 'open' && isLookback(parts.slice(at, (0,pattern_firsts .cG)(parts, at))))
			at = (0,pattern_firsts .cG)(parts, at) + 1;
		else if (at > 0 && isBlank(part))
			at += parts[at + 1]?.kind === 'times' ? 2 : 1;
		else
			break;
		end = at;
	}
	return { before: parts.slice(0, end), rest: parts.slice(end) };
}
function isLookback(parts) {
	const [first] = parts;
	if (first?.kind !== 'open')
		return false;
	if (first.group.startsWith('(?<'))
		return true;
	if (first.group !== '(?:')
		return false;
	for (let i = 1; i < parts.length; i += 1) {
		const part = parts[i];
		if (part.kind === 'open' && part.group.startsWith('(?<'))
			i = (0,pattern_firsts .cG)(parts, i);
		else if (part.kind !== 'start' && part.kind !== 'or')
			return false;
	}
	return true;
}
function isBlank(part) {
	return (part.kind === 'class' &&
		!part.negated &&
		part.members.every(member => 'from' in member && ' \t'.includes(member.from) && member.from === member.to));
}
const ENGINE = '\\%#=2\\v';
function vimPattern(pattern, groups = {}) {
	const all = 'rest' in pattern ? [pattern] : pattern;
	return `/${ENGINE}${all.map(each => whole(each, groups)).join('|')}/`;
}
function withAtoms(parts) {
	if (!isOpen(parts[0], '(?=') || !isOpen(parts[1], '('))
		return parts;
	const end = (0,pattern_firsts .cG)(parts, 0);
	if (parts[end + 1]?.kind !== 'again')
		return parts;
	const close = { kind: 'close' };
	const inside = parts.slice(2, end - 1);
	const once = [{ kind: 'open', group: '(?>' }, ...inside, close];
	const whole = [{ kind: 'open', group: '(?:' }, ...inside, close];
	const behind = parts.slice(end + 2);
	return behind.length === 0 ? whole : [{ kind: 'open', group: '(?=' }, ...once, ...behind, close, ...whole];
}
function isOpen(part, group) {
	return part?.kind === 'open' && part.group === group;
}
function withSharedBeginnings(parts) {
	const shared = [];
	for (let i = 0; i < parts.length; i += 1) {
		const part = parts[i];
		shared.push(part);
		if (part.kind !== 'open' || !part.group.startsWith('(?<'))
			continue;
		const end = (0,pattern_firsts .cG)(parts, i);
		shared.push(...sharing((0,pattern_firsts .IJ)(parts.slice(i + 1, end))), { kind: 'close' });
		i = end;
	}
	return shared;
}
function sharing(branches) {
	const byFirst = new Map();
	for (const branch of branches) {
		const [first, next] = branch;
		const key = first === undefined || first.kind === 'open' || next?.kind === 'times' ? branch : first;
		const text = JSON.stringify(key);
		byFirst.set(text, [...(byFirst.get(text) ?? []), branch]);
	}
	return [...byFirst.values()].flatMap((same, i) => {
		const or = i === 0 ? [] : [{ kind: 'or' }];
		const [first = []] = same;
		if (same.length === 1)
			return [...or, ...first];
		const rests = sharing(same.map(branch => branch.slice(1)));
		return [...or, ...first.slice(0, 1), { kind: 'open', group: '(?:' }, ...rests, { kind: 'close' }];
	});
}
const BLANKS = '[\\x09\\x20]*';
function whole({ before, rest }, groups) {
	const text = written(rest, groups);
	const handed = groups.handed?.includes('0') ? `\\z(${text})` : text;
	if (before.length === 0)
		return handed;
	const looksBack = before[0]?.kind === 'open' && before[0].group.startsWith('(?<');
	const firsts = looksBack ? (0,pattern_firsts .zk)(rest) : undefined;
	const guard = firsts === undefined
		? ''
		: `%(${before.some(isBlank) ? BLANKS : ''}${characterClass({ members: firsts, negated: false })})@=`;
	return `${guard}${written(before, {})}\\zs%(${handed})`;
}
function written(source, { handed = [], given = [] }) {
	const parts = withSharedBeginnings(withAtoms(source));
	const closings = [];
	let group = 0;
	return parts.map(write).join('');
	function write(part, i) {
		switch (part.kind) {
			case 'open': {
				if (part.group === '(')
					group += 1;
				closings.push(closing(part.group, parts.slice(i + 1, (0,pattern_firsts .cG)(parts, i))));
				return part.group === '(' && handed.includes(`${group}`) ? '\\z(' : '%(';
			}
			case 'close':
				return closings.pop() ?? ')';
			case 'or':
				return '|';
			case 'start':
				return '\\_^';
			case 'end':
				return '\\_$';
			case 'text':
				return literal(part.char);
			case 'class':
				return characterClass(part, isLast(parts[i + 1]));
			case 'again':
				return `\\z${given.indexOf(part.group) + 1}`;
			case 'times':
				return times(part);
		}
	}
}
function closing(group, inside) {
	if (group === '(?>')
		return ')@>';
	if (group === '(?=')
		return ')@=';
	if (group === '(?!')
		return ')@!';
	if (!group.startsWith('(?<'))
		return ')';
	const most = longest(inside);
	const bytes = Number.isFinite(most) ? `${Math.max(1, most) * MOST_BYTES}` : '';
	return `)@${bytes}${group === '(?<=' ? '<=' : '<!'}`;
}
function longest(parts) {
	let [sum, most] = [0, 0];
	for (let i = 0; i < parts.length; i += 1) {
		const part = parts[i];
		if (part.kind === 'or') {
			most = Math.max(most, sum);
			sum = 0;
			continue;
		}
		let length = part.kind === 'text' || part.kind === 'class' ? 1 : 0;
		if (part.kind === 'open') {
			const end = (0,pattern_firsts .cG)(parts, i);
			length =
				part.group === '(' || part.group === '(?:' || part.group === '(?>'
					? longest(parts.slice(i + 1, end))
					: 0;
			i = end;
		}
		else if (part.kind === 'again')
			length = Number.POSITIVE_INFINITY;
		const next = parts[i + 1];
		if (next?.kind === 'times') {
			sum += length === 0 ? 0 : length * next.most;
			i += 1;
		}
		else
			sum += length;
	}
	return Math.max(most, sum);
}
function times({ least, most, lazy }) {
	if (lazy)
		return `{-${least},${Number.isFinite(most) ? most : ''}}`;
	if (most === Number.POSITIVE_INFINITY && least < 2)
		return least === 0 ? '*' : '+';
	if (least === 0 && most === 1)
		return '?';
	return least === most ? `{${least}}` : `{${least},${Number.isFinite(most) ? most : ''}}`;
}
function isLast(next) {
	return next === undefined || next.kind === 'close' || next.kind === 'or';
}
function characterClass({ members, negated }, mayBeLineEnd = true) {
	const ranges = joined(members.flatMap(rangesIn));
	const hasLineEnd = ranges.some(([from, to]) => from <= LINE_END && LINE_END <= to);
	const body = ranges.map(([from, to]) => (from === to ? code(from) : `${code(from)}-${code(to)}`)).join('');
	const mark = body.length > MOST_SHORT ? LONG_CLASS : '';
	if (negated) {
		const across = hasLineEnd || !mayBeLineEnd ? '' : '\\_';
		return body === '' ? `${across}.` : `${across}${mark}[^${body}]${mark}`;
	}
	return `${hasLineEnd ? '\\_' : ''}${mark}[${body}]${mark}`;
}
function rangesIn(member) {
	if ('property' in member)
		return (0,unicode_ranges .w)(member.property, member.negated);
	return [[member.from.codePointAt(0), member.to.codePointAt(0)]];
}
function joined(ranges) {
	const sorted = ranges
		.map(([from, to]) => [Math.max(1, from), Math.min(to, LAST)])
		.filter(([from, to]) => from <= to)
		.sort(([a], [b]) => a - b);
	const all = [];
	for (const [from, to] of sorted) {
		const last = all.at(-1);
		if (last !== undefined && from <= last[1] + 1)
			last[1] = Math.max(last[1], to);
		else
			all.push([from, to]);
	}
	return all;
}
function code(point) {
	const hex = point.toString(16);
	if (point < 0x80) {
		const char = String.fromCharCode(point);
		return /[0-9A-Za-z_]/.test(char) ? char : `\\x${hex.padStart(2, '0')}`;
	}
	return point > 0xffff ? `\\U${hex.padStart(8, '0')}` : `\\u${hex.padStart(4, '0')}`;
}
function literal(char) {
	if (char === '\n')
		return '\\n';
	if (/\p{M}|\p{Co}/u.test(char))
		return `%U${char.codePointAt(0).toString(16).padStart(8, '0')}`;
	if (/\p{Cc}/u.test(char))
		return `%x${char.charCodeAt(0).toString(16).padStart(2, '0')}`;
	return char.replace(/[!-/:-@[-^`{-~ ]/, '\\$&');
}

; 




function vimItems(rules, scopes, prefix) {
	const groups = new Map();
	const clusters = new Map();
	const places = [];
	const made = new Map();
	const inHeredocs = new Set();
	const top = flat([{ include: '#code' }]);
	clusterOf(top);
	for (const rule of groups.keys())
		made.set(rule, rule.match === undefined ? regions(rule, made.size) : matches(rule, rule.match, made.size));
	return {
		clusters: [...clusters.values()],
		items: strongestLast(places.reverse()).flatMap(rule => made.get(rule) ?? []),
	};
	function flat(patterns, seen = new Set()) {
		return patterns.flatMap(rule => {
			if (rule.include === undefined)
				return [rule];
			const name = rule.include.slice(1);
			if (seen.has(name))
				return [];
			seen.add(name);
			return flat(rules[name] ?? [], seen);
		});
	}
	function groupOf(rule) {
		const known = groups.get(rule);
		if (known !== undefined)
			return known;
		const number = groups.size;
		const name = called(styleOf(rule), number);
		groups.set(rule, name);
		return name;
	}
	function called(style, number, part = '') {
		return `${prefix}${style ?? 'Code'}${number}${part}`;
	}
	function clusterOf(all) {
		const names = all.map(groupOf);
		const key = names.join();
		const known = clusters.get(key);
		if (known !== undefined)
			return `@${known.name}`;
		const cluster = { name: `${prefix}Cluster${clusters.size}`, groups: names };
		clusters.set(key, cluster);
		places.push(all);
		return `@${cluster.name}`;
	}
	function styleOf({ name, captures }) {
		const scope = name ?? Object.values(captures ?? {})[0]?.name;
		return scope === undefined ? undefined : scopes[scope];
	}
	function colour(scope) {
		return scope === undefined ? undefined : scopes[scope];
	}
	function matches(rule, match, number) {
		const pattern = vimParts(inHeredocs.has(rule) ? match.replace('\\n|', '') : match);
		const pieces = Object.keys(rule.captures ?? {}).length > 1 ? captured(pattern) : [pattern];
		const lineEnd = match.includes('\\n') && !inHeredocs.has(rule) ? '' : 'excludenl';
		const styles = pieces.map((_, i) => colour(rule.captures?.[i + 1]?.name ?? rule.name));
		const names = styles.map((style, i) => called(style, number, i === 0 ? '' : `_${i}`));
		return pieces.map((piece, i) => {
			const options = [
				...(i > 0 || !top.includes(rule) ? ['contained'] : []),
				...(styles[i] === undefined ? ['transparent contains=NONE'] : []),
				...(lineEnd === '' ? [] : [lineEnd]),
			];
			const next = i === pieces.length - 1 ? '' : ` nextgroup=${names[i + 1]}`;
			return {
				group: names[i],
				style: styles[i],
				command: `${['syn match', names[i], ...options, vimPattern(piece)].join(' ')}${next}`,
			};
		});
	}
	function regions(rule, number) {
		const { begin = '', end = '', while: stays, patterns = [], beginCaptures, endCaptures } = rule;
		const closing = stays === undefined ? end.replaceAll(textmate_rule .h, '$') : `^(?!${stays.slice(1)})`;
		const handed = groupsIn(closing);
		const heredoc = isRestOfLine(patterns[0]) ? heredocItems(rule, number) : [];
		const skip = rule.applyEndPatternLast === 1 && heredoc.length === 0 ? skipped(flat(patterns)) : '';
		const mark = (scope) => `matchgroup=${prefix}${colour(scope) ?? 'Code'}`;
		const command = [
			`syn region ${called(styleOf(rule), number)}`,
			...(top.includes(rule) ? [] : ['contained']),
			'excludenl',
			...(stays === undefined ? [] : ['keepend']),
			mark(beginCaptures?.[0]?.name ?? rule.name),
			`start=${vimPattern(vimParts(begin), { handed })}`,
			...(skip === '' ? [] : [`skip=${skip}`]),
			mark(endCaptures?.[0]?.name ?? rule.name),
			`end=${vimPattern(vimParts(closing), { given: handed })}`,
			heredoc.length === 0 ? contains(rule, patterns) : `contains=${heredoc.map(item => item.group).join()}`,
		].join(' ');
		return [
			...heredoc,
			{ group: called(styleOf(rule), number), style: styleOf(rule), command: command.trimEnd() },
		];
	}
	function heredocItems(rule, number) {
		const [rest, ...text] = rule.patterns ?? [];
		for (const inner of flat(text))
			inHeredocs.add(inner);
		const line = (part, style, start, inside) => {
			const group = called(style, number, part);
			const command = `syn region ${group} contained excludenl start=${start} end=/$/ ${inside}`;
			return { group, style, command: command.trimEnd() };
		};
		return [
			line('_rest', undefined, '/\\%>1c\\ze./', contains({}, rest?.patterns ?? [])),
			line('_line', styleOf(rule), '/^\\ze./', contains(rule, text)),
		];
	}
	function contains(rule, patterns) {
		const inner = flat(patterns);
		const names = [
			...(inner.length === 0 ? [] : [clusterOf(inner)]),
			...(SPELT.has(colour(rule.name) ?? '') ? ['@Spell'] : []),
		];
		return names.length === 0 ? '' : `contains=${names.join()}`;
	}
}
const SPELT = new Set(['Comment', 'Documentation']);
function isRestOfLine(rule) {
	return rule?.begin === textmate_rule .e.begin;
}
function groupsIn(closing) {
	const parts = (0,lexico .F6)(closing);
	return [...new Set(parts.flatMap(part => (part.kind === 'again' ? [part.group] : [])))].sort();
}
function skipped(inner) {
	const firsts = inner.map(({ match, begin = '' }) => vimParts(match ?? begin));
	return firsts.length === 0 ? '' : vimPattern(firsts);
}
function captured({ before, rest }) {
	const pieces = [];
	for (let i = 0; i < rest.length; i = (0,pattern_firsts .cG)(rest, i) + 1) {
		const end = (0,pattern_firsts .cG)(rest, i) + 1;
		const behind = rest.slice(end);
		const ahead = behind.length === 0 ? [] : [{ kind: 'open', group: '(?=' }, ...behind, { kind: 'close' }];
		pieces.push({ before: i === 0 ? before : [], rest: [...rest.slice(i, end), ...ahead] });
	}
	return pieces;
}
function strongestLast(places) {
	const weaker = new Map();
	for (const place of places)
		for (const [i, rule] of place.entries()) {
			const set = weaker.get(rule) ?? new Set();
			const next = place[i + 1];
			if (next !== undefined)
				set.add(next);
			weaker.set(rule, set);
		}
	const ordered = new Set();
	const open = new Set();
	const path = [];
	const begin = (rule) => {
		if (open.has(rule))
			return;
		open.add(rule);
		path.push({ rule, others: (weaker.get(rule) ?? new Set()).values() });
	};
	for (const first of weaker.keys()) {
		begin(first);
		for (let last = path.at(-1); last !== undefined; last = path.at(-1)) {
			const { done, value } = last.others.next();
			if (!done)
				begin(value);
			else
				ordered.add(path.pop().rule);
		}
	}
	return [...ordered];
}

; 





const VIM_STYLES = {
	classes: {
		comentario: 'Comment',
		documentacao: 'Documentation',
		texto: 'String',
		caractere: 'Character',
		regex: 'Regex',
		diretiva: 'Directive',
		dado: 'Data',
		nome: 'Name',
		escape: 'Escape',
		interpolacao: 'Interpolation',
		formato: 'Format',
		palavra: 'Keyword',
		contextual: 'Contextual',
		numero: 'Number',
		simbolo: 'Symbol',
		invalido: 'Invalid',
	},
	groups: {
		constante: 'Constant',
		operador: 'WordOperator',
		controle: 'Control',
		declaracao: 'Declaration',
		importacao: 'Import',
		tipo: 'Type',
		embutida: 'Builtin',
		invalida: 'Invalid',
	},
};
const LINKS = {
	Comment: 'Comment',
	Documentation: 'SpecialComment',
	String: 'String',
	Character: 'Character',
	Regex: 'String',
	Directive: 'PreProc',
	Data: 'String',
	Escape: 'SpecialChar',
	Interpolation: 'Delimiter',
	Format: 'Special',
	Keyword: 'Keyword',
	Contextual: 'Keyword',
	Number: 'Number',
	Symbol: 'Operator',
	Invalid: 'Error',
	Constant: 'Constant',
	WordOperator: 'Operator',
	Control: 'Statement',
	Declaration: 'StorageClass',
	Import: 'Include',
	Type: 'Type',
	Builtin: 'Function',
};
function groupPrefix(lexico) {
	return (0,editors_scopes .T)(lexico).replace(/\W/g, '_');
}
function vimSyntax(lexico) {
	const prefix = groupPrefix(lexico);
	const { rules, scopes } = (0,line_machine .YK)(lexico, VIM_STYLES);
	const { clusters, items } = vimItems(rules, scopes, prefix);
	const links = [
		...items.flatMap(({ group, style }) => (style === undefined ? [] : [[group, prefix + style]])),
		...[...new Set(Object.values(scopes))].flatMap(style => LINKS[style] === undefined ? [] : [[prefix + style, LINKS[style]]]),
	];
	const { variables, commands } = saidOnce(items.map(({ command }) => command));
	return `" ${(0,mark .F)(lexico)}
scriptencoding utf-8
if exists('b:current_syntax')
  finish
endif
let s:cpo = &cpo
set cpo&vim

syn case match
${variables.join('\n')}
${clusters.map(({ name, groups }) => `syn cluster ${name} contains=${groups.join(',')}`).join('\n')}
${commands.join('\n')}
${links.map(([from, to]) => `hi def link ${from} ${to}`).join('\n')}

" Whether a line begins in a text or a comment is known from the beginning alone.
syn sync fromstart

let &cpo = s:cpo
unlet s:cpo
let b:current_syntax = '${(0,editors_scopes .T)(lexico)}'
`;
}
function saidOnce(commands) {
	const names = new Map();
	const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
	const shortened = commands.map(command => {
		const parts = command.split(LONG_CLASS);
		if (parts.length === 1)
			return command;
		const said = parts.map((part, i) => {
			if (i % 2 === 0)
				return quoted(part);
			const name = names.get(part) ?? `s:class${names.size}`;
			names.set(part, name);
			return name;
		});
		return `exe ${said.join(' . ')}`;
	});
	return {
		variables: [...names].map(([text, name]) => `let ${name} = ${quoted(text)}`),
		commands: shortened,
	};
}

; 





const vimEditor = {
	name: 'vim',
	title: 'a package of Vim and Neovim',
	files: ({ lexico }) => packageOf(lexico).map(({ path, text }) => ({ path: `vim/${path}`, text })),
	pack: ({ lexico }) => {
		const id = (0,editors_scopes .T)(lexico);
		const files = packageOf(lexico).map(({ path, text }) => ({ path: `${id}/${path}`, text }));
		return { path: `${id}_vim.zip`, bytes: (0,zip .d)(files) };
	},
	install: at => {
		const archive = at.slice(at.lastIndexOf('/') + 1);
		return `curl -O "${at}"\nunzip -o ${archive} -d ~/.vim/pack/refdata/start`;
	},
};
function packageOf(lexico) {
	const id = (0,editors_scopes .T)(lexico);
	return [
		syntaxFile(lexico),
		{ path: `ftdetect/${id}.vim`, text: detection(lexico) },
		{ path: `ftplugin/${id}.vim`, text: vim_settings(lexico) },
		{ path: 'LICENSE', text: vscode .I$ },
	];
}
function syntaxFile(lexico) {
	return { path: `syntax/${(0,editors_scopes .T)(lexico)}.vim`, text: vimSyntax(lexico) };
}
function detection(lexico) {
	const pattern = lexico.extensao.replace(/[*?[\]{},\\ |]/g, '\\$&');
	return `autocmd BufRead,BufNewFile *${pattern} set filetype=${(0,editors_scopes .T)(lexico)}\n`;
}
function vim_settings(lexico) {
	const { commentstring, shiftwidth } = (0,settings .C)(lexico);
	return [
		'if exists("b:did_ftplugin")',
		'  finish',
		'endif',
		'let b:did_ftplugin = 1',
		...(commentstring === undefined
			? []
			: [`let &l:commentstring = '${commentstring.replaceAll("'", "''")}'`]),
		...(shiftwidth === undefined ? [] : [`setlocal expandtab shiftwidth=${shiftwidth}`]),
		'',
	].join('\n');
}


 }),

 38091:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Dm: () => (  serverSettings),
   F4: () => (  serverFiles),
   HH: () => (  settingTexts),
   N4: () => (  VSCODE_OF_CLIENT),
   Sf: () => (  scriptsOf),
   it: () => (  serverScripts)
 });
 var _runtime_assets_js$m0 = __webpack_require__(74186);
 var _data_files_js$m1 = __webpack_require__(91059);
 var _editor_js$m2 = __webpack_require__(60324);
 var _words_js$m3 = __webpack_require__(40856);




const VSCODE_OF_CLIENT = '^1.91.0';
function serverScripts() {
	scripts ??= JSON.parse((0,_runtime_assets_js$m0  .f)('editors/vscode.json').toString('utf8'));
	return scripts;
}
let scripts;
function serverFiles({ dados, proxima }) {
	return [
		...Object.entries(serverScripts()).map(([path, { text, deflated, ...sums }]) => ({
			path,
			text,
			deflated: { ...sums, bytes: Buffer.from(deflated, 'base64') },
		})),
		{ path: _data_files_js$m1  .A, text: `${JSON.stringify(dados)}\n` },
		...(proxima === undefined ? [] : [{ path: _data_files_js$m1  .Z, text: `${JSON.stringify(proxima.dados)}\n` }]),
	];
}
function scriptsOf(id) {
	return {
		main: './cliente.js',
		browser: './cliente.web.js',
		activationEvents: [`onLanguage:${id}`],
		capabilities: { untrustedWorkspaces: { supported: true }, virtualWorkspaces: true },
	};
}
const ACTIVE = 'servidor.ativo';
const NEXT = 'servidor.proxima';
function serverSettings(id, nome, { hasOwn, proxima }) {
	const setting = (key, isOn) => ({
		[`${id}.${key}`]: { type: 'boolean', default: isOn, description: `%${key}%` },
	});
	return {
		configuration: {
			title: nome,
			properties: { ...setting(ACTIVE, !hasOwn), ...(proxima !== undefined && setting(NEXT, true)) },
		},
	};
}
function settingTexts(nome, idioma, { hasOwn, proxima }) {
	const textsOf = (tongue) => {
		const { active, off, next } = (0,_words_js$m3  .E)(tongue);
		return {
			[ACTIVE]: hasOwn ? `${active(nome)} ${off(nome)}` : active(nome),
			...(proxima !== undefined && { [NEXT]: next(`${nome} ${proxima.versao}`) }),
		};
	};
	return [
		(0,_editor_js$m2  .d)('package.nls.json', textsOf(idioma)),
		...(idioma === 'pt' ? [] : [(0,_editor_js$m2  .d)('package.nls.pt-br.json', textsOf('pt'))]),
	];
}


 }),

 90985:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  I$: () => (  LICENCE),
  E4: () => (  versionOf),
  E_: () => (  vscodeEditor)
});

var editor = __webpack_require__(60324);
var sublime = __webpack_require__(21382);
; 

const MAX_LETTERS = 3;
const SIZES = [10, 10, 9, 6.5];
function iconOf({ nome, extensao }) {
	const letters = [...extensao.replace(/^\.+/, '')].slice(0, MAX_LETTERS);
	const hue = [...nome].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 360, 0);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
<rect width="16" height="16" rx="3" fill="hsl(${hue},60%,32%)"/>
<text x="8" y="11.4" text-anchor="middle" font-family="sans-serif" font-weight="700" font-size="${SIZES[letters.length]}" fill="#fff">${(0,sublime .xK)(letters.join(''))}</text>
</svg>
`;
}

var language_configuration = __webpack_require__(19344);
var scopes = __webpack_require__(61400);
var said_lexico = __webpack_require__(53379);
; 

const MAX_PLACEHOLDERS = 6;
const MAX_HEADER = 80;
function snippets(lexico, programs) {
	const { blocos = {} } = lexico;
	const closings = new Map([...(blocos.pares ?? []), ...(blocos.palavras ?? [])]);
	const opens = new Set([...(blocos.abre ?? []), ...closings.keys()]);
	const found = new Map();
	for (const text of programs) {
		for (const line of linesOf(text, (0,said_lexico .qw)(lexico, text))) {
			const [first, last] = [line[0], line.at(-1)];
			if (first === undefined || last === undefined || line.length < 2)
				continue;
			const opener = text.slice(last.start, last.end);
			const isWord = first.class === 'palavra' || first.class === 'contextual';
			const header = text.slice(first.start, last.end);
			if (!isWord || !opens.has(opener) || header.length > MAX_HEADER || /[\r\n]/.test(header))
				continue;
			const prefix = text.slice(first.start, first.end);
			const known = found.get(prefix);
			if (known &&
				(known.header.length < header.length ||
					(known.header.length === header.length && known.header <= header)))
				continue;
			const body = bodyOf(text, line, closings.get(opener));
			if (body !== undefined)
				found.set(prefix, { header, body });
		}
	}
	return Object.fromEntries([...found]
		.sort(([a], [b]) => (a < b ? -1 : 1))
		.map(([prefix, { header, body }]) => [prefix, { prefix, body, description: header }]));
}
function* linesOf(text, tokens) {
	let line = [];
	for (const token of tokens) {
		if (token.class === 'branco' && /[\r\n]/.test(text.slice(token.start, token.end))) {
			yield line;
			line = [];
		}
		else if (token.class !== 'branco' && token.class !== 'comentario' && token.class !== 'documentacao')
			line.push(token);
	}
	yield line;
}
const CHOSEN = new Set(['nome', 'numero', 'texto', 'caractere']);
function bodyOf(text, line, closing) {
	let body = '';
	let count = 0;
	let at = line[0]?.start ?? 0;
	for (const { class: kind, start, end } of line) {
		if (kind === 'interpolacao' || kind === 'escape')
			return undefined;
		body += escaped(text.slice(at, start));
		const shown = escaped(text.slice(start, end));
		if (CHOSEN.has(kind))
			count += 1;
		body += CHOSEN.has(kind) ? `\${${count}:${shown}}` : shown;
		at = end;
	}
	if (count > MAX_PLACEHOLDERS)
		return undefined;
	return [body, '\t$0', ...(closing === undefined ? [] : [closing])];
}
function escaped(text) {
	return text.replace(/[\\$}]/g, '\\$&');
}

var textmate = __webpack_require__(75883);
var vscode_server = __webpack_require__(38091);
var external_node_path_ = __webpack_require__(76760);
var zip = __webpack_require__(84590);
; 


const IGNORED = '.vscodeignore';
const TYPES = {
	'.js': 'application/javascript',
	'.json': 'application/json',
	'.md': 'text/markdown',
	'.svg': 'image/svg+xml',
	'.txt': 'text/plain',
	'.vsixmanifest': 'text/xml',
};
const ASSETS = {
	'package.json': 'Microsoft.VisualStudio.Code.Manifest',
	'README.md': 'Microsoft.VisualStudio.Services.Content.Details',
	'CHANGELOG.md': 'Microsoft.VisualStudio.Services.Content.Changelog',
	'LICENSE.txt': 'Microsoft.VisualStudio.Services.Content.License',
};
function vsixOf(folder) {
	const files = folder
		.filter(({ path }) => path !== IGNORED)
		.map(file => (file.path === 'LICENSE' ? { ...file, path: 'LICENSE.txt' } : file));
	const manifest = JSON.parse(files.find(({ path }) => path === 'package.json')?.text ?? '{}');
	return (0,zip .d)([
		{ path: 'extension.vsixmanifest', text: packageManifest(manifest, files) },
		{ path: '[Content_Types].xml', text: contentTypes(files) },
		...files.map(file => ({ ...file, path: `extension/${file.path}` })),
	]);
}
function packageManifest(manifest, files) {
	const { name, displayName, description, version, publisher, engines, categories, keywords } = manifest;
	const kinds = manifest.browser === undefined ? 'workspace' : 'workspace,web';
	const assets = Object.entries(ASSETS)
		.filter(([path]) => files.some(file => file.path === path))
		.map(([path, type]) => `    <Asset Type="${type}" Path="extension/${path}" Addressable="true"/>`);
	return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${xml(name)}" Version="${xml(version)}" Publisher="${xml(publisher)}"/>
    <DisplayName>${xml(displayName)}</DisplayName>
    <Description xml:space="preserve">${xml(description)}</Description>
    <Tags>${xml(keywords.join(','))}</Tags>
    <Categories>${xml(categories.join(','))}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${xml(engines.vscode)}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="${kinds}"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
${assets.join('\n')}
  </Assets>
</PackageManifest>
`;
}
function contentTypes(files) {
	const endings = new Set(['.vsixmanifest', ...files.map(({ path }) => (0,external_node_path_.extname)(path))]);
	const types = [...endings].sort().map(ending => {
		const type = TYPES[ending] ?? 'application/octet-stream';
		return `  <Default Extension="${ending}" ContentType="${type}"/>`;
	});
	return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">
${types.join('\n')}
</Types>
`;
}
function xml(text) {
	return text
		.replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
		.replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`);
}

var words = __webpack_require__(40856);
; 









const VSCODE = '^1.75.0';
const vscodeEditor = {
	name: 'vscode',
	title: 'an extension of VS Code',
	hasServer: true,
	files: input => extension(input).map(({ path, text }) => ({ path: `vscode/${path}`, text })),
	pack: input => ({ path: `${(0,scopes .T)(input.lexico)}.vsix`, bytes: vsixOf(extension(input)) }),
	install: at => `curl -O "${at}"\ncode --install-extension ${at.slice(at.lastIndexOf('/') + 1)}`,
};
function extension(input) {
	const { lexico, programs, idioma, servidor } = input;
	const id = (0,scopes .T)(lexico);
	const parts = snippets(lexico, programs);
	const hasSnippets = Object.keys(parts).length > 0;
	return [
		(0,editor .d)('package.json', manifest(input, hasSnippets)),
		(0,editor .d)('language-configuration.json', (0,language_configuration .r)(lexico)),
		(0,editor .d)(`syntaxes/${id}.tmLanguage.json`, (0,textmate .X)(lexico)),
		{ path: 'icone.svg', text: iconOf(lexico) },
		...(hasSnippets ? [(0,editor .d)(`snippets/${id}.json`, parts)] : []),
		...(servidor === undefined
			? []
			: [...(0,vscode_server .HH)(lexico.nome, idioma, servidor), ...(0,vscode_server .F4)(servidor)]),
		{ path: 'README.md', text: readme(input, hasSnippets) },
		{
			path: 'CHANGELOG.md',
			text: `# ${lexico.versao}\n\n${(0,words .E)(idioma).colours(lexico.nome, lexico.versao)}\n`,
		},
		{ path: 'LICENSE', text: LICENCE },
		{ path: '.vscodeignore', text: '.vscode/**\n*.vsix\n' },
	];
}
function manifest({ lexico, descricao, documentacao, repositorio, servidor }, hasSnippets) {
	const { nome, extensao, versao } = lexico;
	const id = (0,scopes .T)(lexico);
	return {
		name: `${id}-language`,
		displayName: nome,
		description: descricao,
		version: versionOf({ versao }),
		publisher: id,
		license: '0BSD',
		homepage: documentacao,
		...(repositorio !== undefined && { repository: { type: 'git', url: repositorio } }),
		engines: { vscode: servidor === undefined ? VSCODE : vscode_server .N4 },
		categories: ['Programming Languages', ...(hasSnippets ? ['Snippets'] : [])],
		keywords: [id],
		...(servidor !== undefined && (0,vscode_server .Sf)(id)),
		contributes: {
			languages: [
				{
					id,
					aliases: [nome],
					extensions: [extensao],
					icon: { light: './icone.svg', dark: './icone.svg' },
					configuration: './language-configuration.json',
				},
			],
			grammars: [{ language: id, scopeName: `source.${id}`, path: `./syntaxes/${id}.tmLanguage.json` }],
			...(hasSnippets && { snippets: [{ language: id, path: `./snippets/${id}.json` }] }),
			...settingsOf(lexico, id),
			...(servidor !== undefined && (0,vscode_server .Dm)(id, nome, servidor)),
		},
	};
}
function settingsOf({ blocos }, id) {
	if (!blocos?.largura)
		return {};
	return {
		configurationDefaults: {
			[`[${id}]`]: {
				'editor.tabSize': blocos.largura,
				'editor.insertSpaces': true,
				'editor.detectIndentation': false,
			},
		},
	};
}
function versionOf({ versao }) {
	const [major = 0, minor = 0, patch = 0] = (/\d+(?:\.\d+)*/.exec(versao)?.[0] ?? '0.0.1')
		.split('.')
		.map(Number);
	return `${major}.${minor}.${patch}`;
}
function readme({ lexico, descricao, documentacao, idioma, servidor }, hasSnippets) {
	const { nome, extensao } = lexico;
	const texts = (0,words .E)(idioma);
	return `# ${nome}

${descricao}

${texts.vscode.has(hasSnippets, nome)} (\`${extensao}\`). ${texts.documentation}: <${documentacao}>
${servidor === undefined ? '' : serverText(lexico, idioma, servidor)}
${texts.generated}
`;
}
function serverText(lexico, idioma, { hasOwn, proxima }) {
	const { vscode } = (0,words .E)(idioma);
	const setting = (key) => `\`${(0,scopes .T)(lexico)}.servidor.${key}\``;
	const turns = hasOwn ? vscode.turnsOn(lexico.nome) : vscode.turnsOff;
	const next = proxima && vscode.rehearses(`${lexico.nome} ${proxima.versao}`, setting('proxima'));
	return `\n${vscode.server(setting('ativo'))} ${turns}\n${next === undefined ? '' : `\n${next}\n`}`;
}
const LICENCE = `BSD Zero Clause License

Permission to use, copy, modify, and/or distribute this software for any
purpose with or without fee is hereby granted.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH
REGARD TO THIS SOFTWARE INCLUDING ALL IMPLIED WARRANTIES OF MERCHANTABILITY
AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM
LOSS OF USE, DATA OR PROFITS, WHETHER IN AN ACTION OF CONTRACT, NEGLIGENCE OR
OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR
PERFORMANCE OF THIS SOFTWARE.
`;


 }),

 40856:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   E: () => (  textsIn)
 });
const en = {
	active: language => `Completion, hover and diagnostics from the published reference of ${language}.`,
	off: language => `Off unless you ask for it, since ${language} has a server of its own.`,
	next: version => `Marks what ${version}, the version that comes, would not take.`,
	openPage: 'Open the page in the reference',
	noNode: (language, setting) => `The language server of ${language} needs Node 20 or later: install it, or name it in ${setting}.`,
	colours: (language, version) => `The colours of ${language} ${version}.`,
	documentation: 'Documentation',
	generated: 'Generated by `refdata editor` from the description of the language: change that, not these files.',
	vscode: {
		has: (hasSnippets, language) => `Colours${hasSnippets ? ', snippets' : ''}, brackets and comments for programs of ${language}`,
		server: setting => `Completion, hover, signatures and diagnostics come from the published reference, a copy of which is in this extension: nothing is fetched, on the web neither. The setting ${setting}`,
		turnsOff: 'turns them off.',
		turnsOn: language => `turns them on: ${language} has a language server of its own.`,
		rehearses: (version, setting) => `What ${version} would not take is marked, with fixes where they are known; the setting ${setting} turns that off.`,
	},
	neovim: {
		has: language => `Colours, a language server, comments and indentation for programs of ${language}`,
		keys: 'In Neovim 0.11 or later: completion while you type, `K` for what a name is, `Ctrl-S` (while writing) for the call, `gra` for fixes, `gO` for the outline, `za` to fold, `]d` and `Ctrl-W d` for problems, `gx` for the page of an error code or a module.',
		server: (setting, isOn) => `Answers come from the published reference, a copy of which is in this folder: nothing is fetched. Node 20 or later runs it. ${setting} in \`init.lua\` turns it ${isOn ? 'on' : 'off'}.`,
	},
};
const pt = {
	active: language => `Completar, explicar e apontar problemas, com a referência publicada de ${language}.`,
	off: language => `Desligado enquanto ninguém pedir: ${language} tem um servidor próprio.`,
	next: version => `Marca o que ${version}, a próxima versão, não aceitaria.`,
	openPage: 'Abrir a página na referência',
	noNode: (language, setting) => `O servidor de linguagem de ${language} precisa do Node 20 ou mais novo: instale-o, ou diga onde está em ${setting}.`,
	colours: (language, version) => `As cores de ${language} ${version}.`,
	documentation: 'Documentação',
	generated: 'Gerado por `refdata editor` a partir da descrição da linguagem: mude a descrição, não estes arquivos.',
	vscode: {
		has: (hasSnippets, language) => `Cores${hasSnippets ? ', trechos prontos' : ''}, parênteses e comentários para programas em ${language}`,
		server: setting => `O que completa, explica, mostra assinaturas e aponta problemas é a referência publicada, que esta extensão traz consigo: nada é baixado, nem na web. A configuração ${setting}`,
		turnsOff: 'desliga tudo isso.',
		turnsOn: language => `liga tudo isso: ${language} tem um servidor de linguagem próprio.`,
		rehearses: (version, setting) => `O que ${version} não aceitaria é marcado, com a correção onde ela é conhecida; a configuração ${setting} desliga isso.`,
	},
	neovim: {
		has: language => `Cores, servidor de linguagem, comentários e recuo para programas em ${language}`,
		keys: 'No Neovim 0.11 ou mais novo: completa enquanto se escreve, `K` explica um nome, `Ctrl-S` (ao escrever) mostra a chamada, `gra` corrige, `gO` mostra o sumário, `za` dobra, `]d` e `Ctrl-W d` mostram problemas, `gx` abre a página de um código de erro ou de um módulo.',
		server: (setting, isOn) => `As respostas vêm da referência publicada, que está nesta pasta: nada é baixado. Quem a executa é o Node 20 ou mais novo. ${setting} no \`init.lua\` ${isOn ? 'liga' : 'desliga'} o servidor.`,
	},
};
const TONGUES = { en, pt };
function textsIn(tongue) {
	return TONGUES[tongue];
}


 }),

 84590:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   d: () => (  zipOf)
 });
 var fflate$m0 = __webpack_require__(51306);

const FIRST_DAY = new Date(1980, 0, 1);
const DEFLATE = 8;
function zipOf(files) {
	const chunks = [];
	const zip = new fflate$m0  .qQ((error, chunk) => {
		if (error)
			throw error;
		chunks.push(chunk);
	});
	for (const { path, text, deflated } of files) {
		if (deflated) {
			const entry = entryOf(path, deflated);
			zip.add(entry);
			entry.ondata?.(null, deflated.bytes, true);
			continue;
		}
		const entry = new fflate$m0  .D8(path, { level: 9 });
		entry.mtime = FIRST_DAY;
		zip.add(entry);
		entry.push((0,fflate$m0  ._u)(text), true);
	}
	zip.end();
	return Buffer.concat(chunks);
}
function entryOf(filename, { size, crc }) {
	return { filename, size, crc, compression: DEFLATE, mtime: FIRST_DAY };
}


 }),

 49085:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   eU: () => (  noneEmpty),
   yL: () => (  oneOf),
   yU: () => (  someOf)
 });
 var _text_nearest_js$m0 = __webpack_require__(35112);
 var _text_shown_js$m1 = __webpack_require__(69531);
 var _together_js$m2 = __webpack_require__(8041);
 var _user_error_js$m3 = __webpack_require__(14343);




function oneOf(option, value, values, hint = '') {
	const found = values.find(each => each === value);
	if (found !== undefined)
		return found;
	const [near] = (0,_text_nearest_js$m0  .p)(value, values);
	const sentence = $said`${option}: there is no ${(0,_text_shown_js$m1  .SP)(value)}.`;
	const remedy = $said`${option} takes ${values.join(', ')}.`;
	throw new _user_error_js$m3  .y(near === undefined ? sentence : $said`${sentence} Is it ${near}?`, hint === '' ? remedy : `${remedy} ${hint}`);
}
function someOf(option, given, values) {
	return (0,_together_js$m2  .b)(...given.map(value => () => oneOf(option, value.trim(), values)));
}
function noneEmpty(options) {
	(0,_together_js$m2  .b)(...Object.entries(options).map(([option, value]) => () => {
		if (value === '' || (Array.isArray(value) && value.includes('')))
			throw new _user_error_js$m3  .y($said`${option} is empty.`, $said('Write what it is to be, or leave it out.'));
	}));
}


 }),

 8041:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   b: () => (  together)
 });
 var _user_error_js$m0 = __webpack_require__(14343);

function together(...all) {
	const errors = [];
	const given = all.map(each => {
		try {
			return each();
		}
		catch (error) {
			if (!(error instanceof _user_error_js$m0  .y))
				throw error;
			errors.push(error);
			return undefined;
		}
	});
	if (errors.length === 0)
		return given;
	if (errors.length === 1)
		throw errors[0];
	const said = (part) => [...new Set(errors.map(error => error[part]))].join(' ');
	throw new _user_error_js$m0  .y(said('message'), said('remedy'), {
		findings: errors.flatMap(({ findings }) => findings),
	});
}


 }),

 78972:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   d: () => (  writing),
   m: () => (  unwritable)
 });
 var _refusal_js$m0 = __webpack_require__(88719);
 var _user_error_js$m1 = __webpack_require__(14343);


function unwritable(shown, cause, remedy) {
	return new _user_error_js$m1  .y($said`${shown} cannot be written: ${(0,_refusal_js$m0  .A)(cause) ?? cause.message}.`, remedy, { cause });
}
function writing(shown, remedy, work) {
	try {
		return work();
	}
	catch (cause) {
		throw unwritable(shown, cause, remedy);
	}
}


 }),

 97595:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   A: () => (  shortCommit)
 });
const SHOWN_DIGITS = 12;
function shortCommit(commit) {
	return commit.slice(0, SHOWN_DIGITS);
}


 }),

 10850:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  K$: () => (  INDEX_FILE),
  Pz: () => (  InvalidRange),
  pT: () => (  ManifestReader),
  GA: () => (  PackageReader),
  Bf: () => (  archiveFile),
  buildRegistry: () => (  buildRegistry),
  iv: () => (  changesBetween),
  qW: () => (  checkRegistry),
  Zy: () => (  compareVersions),
  Vg: () => (  declaredFindings),
  qQ: () => (  hashOf),
  gG: () => (  inTurns),
  R: () => (  installPackages),
  WY: () => (  isLeftOut),
  Ud: () => (  manifestPaths),
  Vb: () => (  nameOf),
  Me: () => (  openRegistry),
  AY: () => (  openRegistryAddress),
  uM: () => (  packedBytes),
  A1: () => (  parseIndex),
  RC: () => (  parseRange),
  VB: () => (  parseWanted),
  bL: () => (  readArchive),
  ox: () => (  readPrevious),
  $4: () => (  readVersion),
  Lx: () => (  registroOf),
  registryCounts: () => (  registryCounts),
  registrySiteFiles: () => (  registrySiteFiles),
  zK: () => (  releaseChanges),
  I5: () => (  rootOf),
  $c: () => (  writeRegistry)
});

var external_node_crypto_ = __webpack_require__(77598);
var external_node_events_ = __webpack_require__(78474);
var promises_ = __webpack_require__(46466);
var external_node_zlib_ = __webpack_require__(38522);
var tar_stream = __webpack_require__(56118);
var rules_packages = __webpack_require__(30195);
var shown = __webpack_require__(69531);
; 
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
function partsOf(path) {
	return path.split('/').filter((part, i, all) => part !== '.' && !(part === '' && i === all.length - 1));
}
function faultOfPath(path) {
	if (path.startsWith('/') || /^[A-Za-z]:/.test(path))
		return $said('is absolute');
	if (path.includes('\\'))
		return $said('holds a backslash, which leads elsewhere on Windows');
	if (/[\p{Cc}\ufffd]/u.test(path))
		return $said('holds a control or broken character');
	if (path.includes(':'))
		return $said('holds a colon, which means something else on Windows');
	const parts = partsOf(path);
	if (parts.length === 0 || parts.includes(''))
		return $said('is empty in part');
	if (parts.some(part => /^[. ]+$/.test(part)))
		return $said('leads upwards');
	return undefined;
}
function faultOfPackedPath(path) {
	const fault = faultOfPath(path);
	if (fault !== undefined)
		return fault;
	for (const part of partsOf(path)) {
		if (/[<>"|?*]/.test(part))
			return $said('holds a character that Windows does not allow');
		if (/[. ]$/.test(part))
			return $said('has a part that ends in a dot or a blank, which Windows drops');
		if (DEVICE.test(part))
			return $said('has the name of a device of Windows');
	}
	return undefined;
}
function pathKey(path) {
	return path.normalize('NFC').toLowerCase();
}

; 








const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
const MAX_ENTRIES = 100_000;
const MAX_RATIO = 100;
const MIN_BYTES_FOR_RATIO = 16 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
class ArchiveFault extends Error {
	rule;
	constructor(rule, message) {
		super(message);
		this.rule = rule;
	}
}
async function readArchive(input, root, visit = async ({ content }) => skip(content)) {
	const hash = (0,external_node_crypto_.createHash)('sha256');
	const gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK_BYTES });
	const reading = new Reading(root, visit);
	let open = true;
	const done = reading.run(gunzip).finally(() => {
		open = false;
		gunzip.destroy();
	});
	done.catch(() => undefined);
	try {
		for await (const chunk of input) {
			hash.update(chunk);
			reading.bytes += chunk.length;
			if (open && !gunzip.write(chunk))
				await Promise.race([(0,external_node_events_.once)(gunzip, 'drain'), done]).catch(() => undefined);
		}
	}
	catch (error) {
		gunzip.destroy();
		throw error;
	}
	if (open)
		gunzip.end();
	const fault = await done;
	return { sha256: hash.digest('hex'), bytes: reading.bytes, fault };
}
class Reading {
	root;
	visit;
	bytes = 0;
	unpacked = 0;
	entries = 0;
	files = new Set();
	folders = new Set();
	failure;
	constructor(root, visit) {
		this.root = root;
		this.visit = visit;
	}
	async run(gunzip) {
		const tar = (0,tar_stream.extract)();
		const metered = (source) => this.metered(source);
		const results = await Promise.allSettled([(0,promises_.pipeline)(gunzip, metered, tar), this.visitAll(tar)]);
		if (this.failure !== undefined)
			throw this.failure;
		const reasons = results.flatMap(result => (result.status === 'rejected' ? [result.reason] : []));
		const fault = reasons.find(reason => reason instanceof ArchiveFault);
		if (fault)
			return fault;
		if (reasons[0])
			return new ArchiveFault(rules_packages .rQ, $said`cannot be unpacked (${reasons[0].message})`);
		if (this.files.size === 0)
			return new ArchiveFault(rules_packages .wv, $said('holds no files'));
		return undefined;
	}
	async *metered(source) {
		for await (const chunk of source) {
			this.unpacked += chunk.length;
			if (this.unpacked > MAX_UNPACKED_BYTES) {
				throw new ArchiveFault(rules_packages .JI, $said`unpacks to more than ${MAX_UNPACKED_BYTES} bytes`);
			}
			if (this.unpacked > MIN_BYTES_FOR_RATIO && this.unpacked > this.bytes * MAX_RATIO) {
				throw new ArchiveFault(rules_packages .JI, $said`unpacks to more than ${MAX_RATIO} times its size`);
			}
			yield chunk;
		}
	}
	async visitAll(tar) {
		for await (const entry of tar) {
			const path = this.admit(entry.header);
			const content = entry;
			if (path === undefined) {
				await skip(content);
				continue;
			}
			const { size, mode } = entry.header;
			try {
				await this.visit({ path, size, executable: (mode & 0o100) !== 0, content });
			}
			catch (error) {
				if (error.syscall !== undefined)
					this.failure = error;
				throw error;
			}
		}
	}
	admit({ name, type }) {
		this.entries += 1;
		if (this.entries > MAX_ENTRIES) {
			throw new ArchiveFault(rules_packages .JI, $said`holds more than ${MAX_ENTRIES} entries`);
		}
		const fault = faultOfPath(name);
		if (fault !== undefined)
			throw new ArchiveFault(rules_packages .qW, $said`holds ${(0,shown .SP)(name)}, which ${fault}`);
		const kind = type ?? 'unknown';
		if (kind !== 'file' && kind !== 'contiguous-file' && kind !== 'directory') {
			throw new ArchiveFault(rules_packages .qW, $said`holds ${(0,shown .SP)(name)}, which is ${KINDS[kind] ?? $said('of an unknown kind')}`);
		}
		const [root, ...parts] = partsOf(name);
		if (root !== this.root || (kind !== 'directory' && parts.length === 0)) {
			throw new ArchiveFault(rules_packages .wv, $said`holds ${(0,shown .SP)(name)}, which is not in the folder ${this.root}`);
		}
		const path = parts.join('/');
		this.register(name, path, kind !== 'directory');
		return kind === 'directory' ? undefined : path;
	}
	register(name, path, isFile) {
		const key = pathKey(path);
		if (this.files.has(key) || (isFile && this.folders.has(key))) {
			throw new ArchiveFault(rules_packages .qW, $said`holds ${(0,shown .SP)(name)} twice, or as a file and a folder`);
		}
		if (isFile)
			this.files.add(key);
		else
			this.folders.add(key);
		for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
			const folder = key.slice(0, end);
			if (this.files.has(folder)) {
				throw new ArchiveFault(rules_packages .qW, $said`holds ${(0,shown .SP)(name)} below a file`);
			}
			if (this.folders.has(folder))
				break;
			this.folders.add(folder);
		}
	}
}
const KINDS = {
	link: $said('a hard link'),
	symlink: $said('a symbolic link'),
	'character-device': $said('a device'),
	'block-device': $said('a device'),
	fifo: $said('a pipe'),
};
async function skip(content) {
	for await (const _chunk of content)
		;
}

var external_node_fs_promises_ = __webpack_require__(51455);
var finding = __webpack_require__(9314);
var user_error = __webpack_require__(14343);
var external_node_fs_ = __webpack_require__(73024);
var external_node_path_ = __webpack_require__(76760);
var contract_files = __webpack_require__(77964);
var json_pointer = __webpack_require__(24477);
var rule_info = __webpack_require__(50238);
; 
const INDEX_FILE = 'index.json';
const CONFIG_FILE = 'config.json';
const PACKAGES_FOLDER = 'pacotes';
const DEFAULT_MANIFEST = 'forge.toml';
function packageFile(name) {
	return `${PACKAGES_FOLDER}/${name}.json`;
}
function archiveFile(arquivo) {
	return `${PACKAGES_FOLDER}/${arquivo}`;
}
function configOf(registro, manifest) {
	return {
		formato: 1,
		registro,
		indice: INDEX_FILE,
		pacote: packageFile('{nome}'),
		arquivo: archiveFile('{arquivo}'),
		manifesto: manifest,
	};
}
function packageData(registro, nome, pacote) {
	return { registro, nome, ...pacote };
}

var working_form = __webpack_require__(78555);
var repository_repository = __webpack_require__(5629);
var dist = __webpack_require__(3292);
var yaml_dist = __webpack_require__(38815);
var extract = __webpack_require__(71723);
var published = __webpack_require__(14336);
; 
const PACKAGE_NAME = /^[a-z][a-z0-9_-]{1,48}$/;
function isPackageName(name) {
	return PACKAGE_NAME.test(name);
}
function rootOf(name, version) {
	return `${name}-${version}`;
}
function archiveNameOf(name, version) {
	return `${rootOf(name, version)}.tar.gz`;
}
function registryNameOf(language) {
	return language
		.normalize('NFD')
		.replace(/\p{Mn}/gu, '')
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-+|-+$/g, '');
}

var semver = __webpack_require__(62088);
; 

const VERSION = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(-[0-9A-Za-z.-]+)?$/;
const MAX_KNOWN = 10_000;
const known = new Map();
function readVersion(text) {
	if (known.has(text))
		return known.get(text);
	const version = parsed(text);
	if (known.size < MAX_KNOWN)
		known.set(text, version);
	return version;
}
function parsed(text) {
	const match = VERSION.exec(text);
	if (!match)
		return undefined;
	const [, major, minor = '0', patch = '0', pre = ''] = match;
	return semver.parse(`${major}.${minor}.${patch}${pre}`) ?? undefined;
}
function isPublishedVersion(text) {
	return readVersion(text)?.version === text;
}
function compareVersions(a, b) {
	return semver.compare(a, b);
}

; 

class InvalidRange extends Error {
}
class Range {
	comparators;
	constructor(comparators) {
		this.comparators = comparators;
	}
	accepts(version) {
		return this.comparators.every(comparator => holds(comparator, version));
	}
}
const ANY = new Set(['', '*', 'latest', 'qualquer']);
const COMPARATOR = /^(\^|~|>=|<=|==|>|<|=)?(.*)$/s;
function parseRange(text) {
	const trimmed = text.trim();
	if (ANY.has(trimmed))
		return new Range([]);
	const parts = trimmed.split(/[,\s]+/).filter(part => part !== '');
	if (parts.length === 0)
		throw new InvalidRange($said('it has no version'));
	return new Range(parts.flatMap(comparatorsOf));
}
function comparatorsOf(part) {
	const [, operator = '', target = ''] = COMPARATOR.exec(part) ?? [];
	if (target === '')
		throw new InvalidRange($said`after \`${operator}\` there is no version (a blank would end it)`);
	const version = readVersion(target);
	if (!version)
		throw new InvalidRange($said`\`${target}\` is no version`);
	const from = { operator: '>=', version };
	if (operator === '^') {
		return [from, below(version.major > 0 ? `${version.major + 1}` : `0.${version.minor + 1}`)];
	}
	if (operator === '~')
		return [from, below(`${version.major}.${version.minor + 1}`)];
	if (operator === '' || operator === '=')
		return [{ operator: '==', version }];
	return [{ operator: operator, version }];
}
function below(text) {
	const version = readVersion(text);
	if (!version)
		throw new InvalidRange($said`\`${text}\` is too large`);
	return { operator: '<', version };
}
function holds({ operator, version: bound }, version) {
	const order = compareVersions(version, bound);
	switch (operator) {
		case '>=':
			return order >= 0;
		case '>':
			return order > 0;
		case '<=':
			return order <= 0;
		case '<':
			return order < 0;
		case '==':
			return order === 0;
	}
}

; 











const MAX_YAML_ALIASES = 100;
const FORGE = {
	nome: section('name'),
	versao: section('version'),
	descricao: section('description'),
	licenca: section('license'),
	autores: section('authors'),
	tags: section('keywords'),
	dependencias: 'dependencies',
	dataforge: section('dataforge'),
	entrada: section('entry'),
};
class ManifestReader {
	fields;
	constructor(map = {}) {
		const names = Object.keys(FORGE);
		this.fields = new Map(names.map(name => [name, compile(name, map[name] ?? FORGE[name])]));
	}
	async read(path, bytes) {
		const text = new TextDecoder().decode(bytes);
		let data;
		try {
			data = parse(path, bytes, text);
		}
		catch (error) {
			if (!(error instanceof SyntaxFault))
				throw error;
			return {
				manifest: undefined,
				findings: [
					(0,rule_info .h)(rules_packages .u5, $said`${path} cannot be read: ${error.message}.`, path, {
						file: path,
						...error.where,
					}),
				],
			};
		}
		const form = new Form(path, text, await this.evaluate(data));
		const manifest = form.manifest();
		return { manifest: form.findings.length === 0 ? manifest : undefined, findings: form.findings };
	}
	async identify(path, bytes) {
		try {
			const values = await this.evaluate(parse(path, bytes, new TextDecoder().decode(bytes)));
			return { name: values.get('nome'), version: values.get('versao') };
		}
		catch (error) {
			if (error instanceof SyntaxFault)
				return undefined;
			throw error;
		}
	}
	async evaluate(data) {
		const values = new Map();
		const input = JSON.parse(JSON.stringify(data ?? {}));
		for (const [name, expression] of this.fields) {
			const outcome = await expression.evaluate(input).catch((error) => {
				throw new user_error .y($said`registro.map.${name} fails: ${error.message}.`, $said('Correct it in refdata.yml.'), {
					cause: error,
				});
			});
			values.set(name, 'data' in outcome ? outcome.data : undefined);
		}
		return values;
	}
}
class Form {
	path;
	source;
	values;
	findings = [];
	constructor(path, source, values) {
		this.path = path;
		this.source = source;
		this.values = values;
	}
	manifest() {
		const name = this.text('nome', true);
		const version = this.text('versao', true);
		const dataforge = this.text('dataforge') || '*';
		if (name !== '' && !isPackageName(name))
			this.complain(rules_packages .fd, $said`${(0,shown .SP)(name)} is no package name.`, name);
		if (version !== '' && !isPublishedVersion(version))
			this.complain(rules_packages .eZ, $said`${(0,shown .SP)(version)} is no version.`, version);
		this.checkRange('dataforge', dataforge);
		return {
			name,
			version,
			about: {
				descricao: this.text('descricao'),
				licenca: this.text('licenca'),
				autores: this.texts('autores'),
				tags: this.texts('tags'),
			},
			dependencias: this.dependencias(),
			dataforge,
			entry: this.text('entrada') || undefined,
			place: this.placeWith(version),
		};
	}
	text(field, needed = false) {
		const value = this.values.get(field);
		if (typeof value === 'string' && (value.trim() !== '' || !needed))
			return value.trim();
		if (value !== undefined && value !== null && value !== '') {
			this.complain(rules_packages .jP, $said`${field} is ${(0,shown .SP)(value)}; it must be a text, in quotes.`, String(value));
		}
		else if (needed) {
			this.complain(rules_packages .jP, $said`${field} is missing.`);
		}
		return '';
	}
	texts(field) {
		const value = this.values.get(field) ?? [];
		const items = Array.isArray(value) ? value : [value];
		const texts = items
			.filter(item => typeof item === 'string')
			.map(item => item.trim())
			.filter(item => item !== '');
		if (texts.length < items.length)
			this.complain(rules_packages .jP, $said`${field} is not a list of texts that say something.`);
		return texts;
	}
	dependencias() {
		const value = this.values.get('dependencias') ?? {};
		if (typeof value !== 'object' || Array.isArray(value)) {
			this.complain(rules_packages .jP, $said`dependencias is ${(0,shown .SP)(value)}; it must have a range for each name.`);
			return {};
		}
		const entries = Object.entries(value).flatMap(([name, asked]) => {
			const range = this.rangeOf(name, asked);
			return range === undefined ? [] : [[name, range]];
		});
		return Object.fromEntries(entries);
	}
	rangeOf(name, asked) {
		const range = typeof asked === 'object' && asked !== null && 'version' in asked ? asked.version : asked;
		if (typeof range !== 'string') {
			const what = typeof asked === 'object' ? $said('has no version range') : $said`is ${(0,shown .SP)(asked)}`;
			this.complain(rules_packages .eX, $said`The dependency ${(0,shown .SP)(name)} ${what}.`, name);
			return undefined;
		}
		const trimmed = range.trim();
		if (/^(?:https?:|git\+|path:|\.{0,2}\/)/.test(trimmed)) {
			this.complain(rules_packages .eX, $said`The dependency ${(0,shown .SP)(name)} is ${(0,shown .SP)(trimmed)}, which is not a version range.`, name);
			return undefined;
		}
		return this.checkRange($said`The dependency ${name}`, trimmed) ? trimmed : undefined;
	}
	checkRange(what, range) {
		try {
			parseRange(range);
			return true;
		}
		catch (error) {
			if (!(error instanceof InvalidRange))
				throw error;
			this.complain(rules_packages .l5, $said`${what} has the range ${(0,shown .SP)(range)}, which cannot be read: ${error.message}.`, range);
			return false;
		}
	}
	complain(rule, message, needle) {
		this.findings.push((0,rule_info .h)(rule, message, this.path, this.placeWith(needle)));
	}
	placeWith(needle) {
		const line = needle ? this.source.split(/\r\n?|\n/).findIndex(text => text.includes(needle)) : -1;
		return line < 0 ? { file: this.path } : { file: this.path, line: line + 1 };
	}
}
class SyntaxFault extends Error {
	where;
	constructor(message, where = {}) {
		super(message);
		this.where = where;
	}
}
function parse(path, bytes, text) {
	if (path.endsWith('.json'))
		return parseJson(path, bytes);
	if (/\.ya?ml$/.test(path))
		return parseYaml(text);
	try {
		return (0,dist .qg)(text);
	}
	catch (error) {
		if (!(error instanceof dist .zx))
			throw error;
		const [first = ''] = error.message.split('\n');
		throw new SyntaxFault(first.replace(/^Invalid TOML document: /, ''), {
			line: error.line,
			column: error.column,
		});
	}
}
function parseJson(path, bytes) {
	const { data, findings } = (0,published .JE)(path, path, bytes);
	const [first] = findings;
	if (!first)
		return data;
	const { line, column } = first.place ?? {};
	throw new SyntaxFault(first.message.replace(/\.$/, ''), {
		...(line && { line }),
		...(column && { column }),
	});
}
function parseYaml(text) {
	const document = (0,yaml_dist .Tp)(text, { customTags: [] });
	const [error] = document.errors;
	if (error) {
		const [start] = error.linePos ?? [];
		const [first = ''] = error.message.split('\n');
		throw new SyntaxFault(first.replace(/ at line \d+.*$/, ''), start && { line: start.line, column: start.col });
	}
	try {
		return document.toJS({ maxAliasCount: MAX_YAML_ALIASES });
	}
	catch (cause) {
		throw new SyntaxFault(cause.message);
	}
}
function section(field) {
	return `$exists(package) ? package.${field} : project.${field}`;
}
function compile(field, source) {
	try {
		return new extract .rO(source);
	}
	catch (cause) {
		if (!(cause instanceof extract .tj))
			throw cause;
		throw new user_error .y($said`registro.map.${field} is no JSONata expression: ${cause.message}.`, $said('Correct it in refdata.yml.'), { cause });
	}
}

; 






const MAX_BYTES_IN_MEMORY = 1024 * 1024;
const pack_CHUNK_BYTES = 256 * 1024;
const GZIP_LEVEL = 6;
const OS_BYTE = 9;
const UNKNOWN_OS = 255;
const EPOCH = new Date(0);
const MODE = { plain: 0o644, executable: 0o755 };
async function packArchive(files, root, target) {
	const hash = (0,external_node_crypto_.createHash)('sha256');
	let bytes = 0;
	async function* counted(source) {
		for await (const chunk of source) {
			bytes += chunk.length;
			hash.update(chunk);
			yield chunk;
		}
	}
	await packInto(files, root, source => (0,promises_.pipeline)(source, counted, (0,external_node_fs_.createWriteStream)(target, { flags: 'wx' })));
	return { bytes, sha256: hash.digest('hex') };
}
async function packedBytes(files, root) {
	const chunks = [];
	const held = files.map(({ path, bytes }) => ({ path, bytes, real: path, size: bytes.length }));
	await packInto(held, root, async (source) => {
		for await (const chunk of source)
			chunks.push(chunk);
	});
	return Buffer.concat(chunks);
}
async function packInto(files, root, write) {
	const tar = (0,tar_stream.pack)();
	async function* finished(source) {
		let at = 0;
		for await (const chunk of source) {
			if (at <= OS_BYTE && at + chunk.length > OS_BYTE)
				chunk[OS_BYTE - at] = UNKNOWN_OS;
			at += chunk.length;
			yield chunk;
		}
	}
	const gzip = (0,external_node_zlib_.createGzip)({
		level: GZIP_LEVEL,
		strategy: external_node_zlib_.constants.Z_DEFAULT_STRATEGY,
		chunkSize: pack_CHUNK_BYTES,
	});
	const writing = (0,promises_.pipeline)(tar, gzip, source => write(finished(source)));
	const adding = addAll(tar, files, root).catch((error) => {
		tar.destroy(error);
		throw error;
	});
	const [added, written] = await Promise.allSettled([adding, writing]);
	if (added.status === 'rejected')
		throw added.reason;
	if (written.status === 'rejected')
		throw written.reason;
}
async function addAll(tar, files, root) {
	for (const file of files)
		await add(tar, file, `${root}/${file.path}`);
	tar.finalize();
}
async function add(tar, { real, size, bytes }, name) {
	const header = { name, size, mtime: EPOCH, uid: 0, gid: 0, uname: '', gname: '', type: 'file' };
	if (bytes !== undefined || size <= MAX_BYTES_IN_MEMORY) {
		const content = bytes === undefined ? await (0,external_node_fs_promises_.readFile)(real) : Buffer.from(bytes);
		await new Promise((done, failed) => {
			tar.entry({ ...header, size: content.length, mode: modeOf(content) }, content, error => error ? failed(error) : done());
		});
		return;
	}
	const handle = await (0,external_node_fs_promises_.open)(real);
	const start = Buffer.alloc(2);
	await handle.read(start, 0, start.length, 0).finally(() => handle.close());
	const content = (0,external_node_fs_.createReadStream)(real, { highWaterMark: pack_CHUNK_BYTES, end: size - 1 });
	await (0,promises_.pipeline)(content, tar.entry({ ...header, mode: modeOf(start) }));
}
function modeOf(start) {
	return start[0] === 0x23 && start[1] === 0x21 ? MODE.executable : MODE.plain;
}

var ignore = __webpack_require__(70298);
var code_points = __webpack_require__(62021);
; 






const LEFT_OUT = new Set([
	'forge_modules',
	'.git',
	'__pycache__',
	'dist',
	'.venv',
	'.DS_Store',
	'node_modules',
	'.pytest_cache',
]);
const LEFT_OUT_EXTENSION = /\.(?:pyc|log)$/;
function isLeftOut(name) {
	return LEFT_OUT.has(name) || LEFT_OUT_EXTENSION.test(name);
}
const GITIGNORE = '.gitignore';
const MAX_GITIGNORE_BYTES = 1024 * 1024;
function listPackage(root, folder, without) {
	const walk = new Walk(folder, without);
	const layers = [];
	let above = root;
	for (const part of (0,external_node_path_.relative)(root, folder).split(external_node_path_.sep)) {
		layers.push(...layerIn(above));
		above = (0,external_node_path_.join)(above, part);
	}
	walk.visit(folder, layers);
	walk.files.sort((a, b) => (0,code_points .O)(a.path, b.path));
	return { files: walk.files, faults: walk.faults };
}
class Walk {
	top;
	without;
	files = [];
	faults = [];
	keys = new Set();
	constructor(top, without) {
		this.top = top;
		this.without = without;
	}
	visit(folder, above) {
		const layers = [...above, ...layerIn(folder)];
		for (const entry of (0,external_node_fs_.readdirSync)(folder, { withFileTypes: true })) {
			const real = (0,external_node_path_.join)(folder, entry.name);
			if (isLeftOut(entry.name) || real === this.without)
				continue;
			if (isIgnored(layers, real, entry.isDirectory()))
				continue;
			if (entry.isDirectory())
				this.visit(real, layers);
			else
				this.add(real, entry.isFile() ? undefined : entry.isSymbolicLink() ? $said('is a link') : $said('is not a plain file'));
		}
	}
	add(real, kindFault) {
		const path = (0,external_node_path_.relative)(this.top, real).split(external_node_path_.sep).join('/').normalize('NFC');
		const key = pathKey(path);
		const fault = kindFault ??
			faultOfPackedPath(path) ??
			(this.keys.has(key) ? $said('differs from another only in case') : undefined);
		this.keys.add(key);
		if (fault === undefined)
			this.files.push({ path, real, size: (0,external_node_fs_.lstatSync)(real).size });
		else
			this.faults.push(`${(0,shown .SP)(path)} ${fault}`);
	}
}
function isIgnored(layers, real, isFolder) {
	let ignored = false;
	for (const { folder, rules } of layers) {
		const path = (0,external_node_path_.relative)(folder, real).split(external_node_path_.sep).join('/');
		const result = rules.test(isFolder ? `${path}/` : path);
		if (result.ignored)
			ignored = true;
		else if (result.unignored)
			ignored = false;
	}
	return ignored;
}
function layerIn(folder) {
	const path = (0,external_node_path_.join)(folder, GITIGNORE);
	const status = (0,external_node_fs_.lstatSync)(path, { throwIfNoEntry: false });
	if (!status?.isFile() || status.size > MAX_GITIGNORE_BYTES)
		return [];
	return [{ folder, rules: ignore().add((0,external_node_fs_.readFileSync)(path, 'utf8')) }];
}
function realFolder(path) {
	try {
		const real = (0,external_node_fs_.realpathSync)(path);
		return (0,external_node_fs_.statSync)(real).isDirectory() ? real : undefined;
	}
	catch {
		return undefined;
	}
}

; 















const DEFAULT_PACKAGE_LIMIT_MIB = 64;
const BYTES_PER_MIB = 1024 * 1024;
const MAX_TEXT_BYTES = 16 * BYTES_PER_MIB;
const MAX_MANIFEST_BYTES = 1024 * 1024;
const MAX_LARGEST_SHOWN = 3;
function manifestPaths(repository, { pacotes }) {
	const globs = [pacotes].flat();
	try {
		const paths = [...new Set(globs.flatMap(glob => repository.glob(glob)))];
		if (paths.length > 0)
			return paths;
	}
	catch (cause) {
		if (cause instanceof repository_repository .ie)
			throw new user_error .y(cause.message, cause.remedy, { cause });
		throw cause;
	}
	throw new user_error .y($said`registro.pacotes matches no file: ${globs.join(', ')}.`, $said('Correct the glob in refdata.yml; it is relative to the root of the repository.'));
}
class PackageReader {
	registro;
	out;
	repository;
	root;
	manifests;
	form;
	maxBytes;
	findings = [];
	constructor(repo, registro, limits, out) {
		this.registro = registro;
		this.out = out;
		this.repository = (0,repository_repository .h_)(repo);
		this.root = (0,repository_repository .Hn)(repo);
		this.form = new working_form .g(this.root);
		this.manifests = new ManifestReader(registro.map);
		this.maxBytes = (limits?.package_mib ?? DEFAULT_PACKAGE_LIMIT_MIB) * BYTES_PER_MIB;
	}
	manifestPaths() {
		return manifestPaths(this.repository, this.registro);
	}
	async readManifests(paths) {
		const byName = new Map();
		for (const path of paths) {
			const manifest = await this.readManifest(path);
			if (!manifest)
				continue;
			const other = byName.get(manifest.name);
			if (!other) {
				byName.set(manifest.name, manifest);
				continue;
			}
			const message = $said`The package ${manifest.name} is already in ${other.place.file}.`;
			this.findings.push((0,rule_info .h)(rules_packages .jL, message, path, manifest.place));
		}
		return [...byName.values()];
	}
	async namesOf(manifests) {
		const names = new Set();
		for (const [path, bytes] of manifests) {
			const { manifest } = await this.manifests.read(path, bytes);
			if (manifest)
				names.add(manifest.name);
		}
		return names;
	}
	async open(manifest) {
		const { name, version, place, entry } = manifest;
		const before = this.findings.length;
		const folder = await (0,external_node_fs_promises_.realpath)((0,external_node_path_.join)(this.root, (0,external_node_path_.dirname)(place.file)));
		const { files: listed, faults } = listPackage(this.root, folder, (0,external_node_path_.resolve)(this.out));
		const files = listed.map(file => this.asCommitted(file));
		for (const fault of faults) {
			this.findings.push((0,rule_info .h)(rules_packages .i9, `${name} ${version}: ${fault}.`, place.file, place));
		}
		const size = files.reduce((sum, file) => sum + file.size, 0);
		if (size > this.maxBytes) {
			const largest = [...files].sort((a, b) => b.size - a.size).slice(0, MAX_LARGEST_SHOWN);
			const named = largest.map(file => $said`${(0,shown .SP)(file.path)} (${(0,repository_repository .jO)(file.size)} MiB)`).join(', ');
			const message = $said`${name} ${version} has ${(0,repository_repository .jO)(size)} MiB; the limit is ${(0,repository_repository .jO)(this.maxBytes)} MiB. The largest files: ${named}.`;
			this.findings.push((0,rule_info .h)(rules_packages .yj, message, place.file, place));
		}
		if (entry !== undefined && !files.some(({ path }) => path === external_node_path_.posix.normalize(entry).normalize('NFC'))) {
			const message = $said`${name} ${version}: the entry file ${(0,shown .SP)(entry)} is not among the files that are packed.`;
			this.findings.push((0,rule_info .h)(rules_packages .NS, message, place.file, place));
		}
		return this.findings.length === before ? { manifest, files } : undefined;
	}
	async pack({ manifest, files }, folder) {
		const { name, version, place } = manifest;
		const file = (0,external_node_path_.join)(folder, archiveNameOf(name, version));
		const packed = await packArchive(files, rootOf(name, version), file);
		const size = files.reduce((sum, each) => sum + each.size, 0);
		if (size <= MIN_BYTES_FOR_RATIO || size <= packed.bytes * MAX_RATIO)
			return { ...packed, file };
		const message = $said`${name} ${version} shrinks from ${(0,repository_repository .jO)(size)} MiB to a hundredth: clients take that for an attack.`;
		this.findings.push((0,rule_info .h)(rules_packages .yj, message, place.file, place));
		return undefined;
	}
	asCommitted(file) {
		if (file.size > MAX_TEXT_BYTES)
			return file;
		const bytes = (0,external_node_fs_.readFileSync)(file.real);
		const path = (0,external_node_path_.relative)(this.root, file.real).split(external_node_path_.sep).join('/');
		const committed = this.form.committed(path, bytes);
		return committed === bytes ? file : { ...file, bytes: committed, size: committed.length };
	}
	async readManifest(path) {
		try {
			const bytes = this.repository.readBytes(path);
			if (bytes.length > MAX_MANIFEST_BYTES) {
				const message = $said`${path} has ${bytes.length} bytes, which is more than a manifest has.`;
				this.findings.push((0,rule_info .h)(rules_packages .u5, message, path, { file: path }));
				return undefined;
			}
			const { manifest, findings } = await this.manifests.read(path, bytes);
			this.findings.push(...findings);
			return manifest;
		}
		catch (error) {
			if (!(error instanceof repository_repository .ie))
				throw error;
			this.findings.push((0,rule_info .h)(rules_packages .u5, error.message, path, { file: path }));
			return undefined;
		}
	}
}
async function hashFiles(files) {
	const hashes = new Map();
	for (const { path, real, bytes } of files)
		hashes.set(path, await hashOf(bytes === undefined ? (0,external_node_fs_.createReadStream)(real) : [bytes]));
	return hashes;
}
async function hashOf(content) {
	const hash = (0,external_node_crypto_.createHash)('sha256');
	for await (const chunk of content)
		hash.update(chunk);
	return hash.digest('hex');
}

; 












async function carryArchives(registro, packed, source, staging) {
	const files = [];
	const findings = [];
	for (const [name, { versoes }] of Object.entries(registro.pacotes)) {
		for (const [version, release] of Object.entries(versoes)) {
			if (release.url !== undefined)
				continue;
			const archive = packed.get(release.sha256) ?? (source && (await carry(source, release, staging)));
			const subject = `${contract_files .AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
			const fault = archive
				? faultOf(archive, release)
				: [rules_packages .Mt, $said('is not where the previous index is')];
			if (archive && !fault)
				files.push(archiveFileOf(archive, release));
			else if (fault)
				findings.push((0,rule_info .h)(fault[0], $said`${name} ${version}: the archive ${release.arquivo} ${fault[1]}.`, subject));
		}
	}
	return { files, findings };
}
function faultOf(archive, release) {
	if (archive.sha256 === release.sha256)
		return undefined;
	return [
		rules_packages .TI,
		$said`has the SHA-256 ${archive.sha256}, and ${release.sha256} in the previous index`,
	];
}
function archiveFileOf({ file, bytes, sha256 }, { arquivo }) {
	return { path: `/registry/${archiveFile(arquivo)}`, storedAt: file, size: bytes, sha256, schema: null };
}
async function carry(source, { arquivo, sha256 }, staging) {
	const path = archiveFile(arquivo);
	const opened = await source.open(path);
	if (opened.kind === 'missing')
		return undefined;
	if (opened.kind !== 'found') {
		const reason = opened.kind === 'too-large' ? $said('is too large') : opened.reason;
		throw new user_error .y(`${source.placeOf(path)} ${reason}.`, $said('Try again: without it, a published version would be lost.'));
	}
	const own = source.fileOf(path);
	if (own !== undefined)
		return { file: own, sha256: await hashOf(opened.content), bytes: (await (0,external_node_fs_promises_.stat)(own)).size };
	const file = (0,external_node_path_.join)(staging, sha256);
	const hash = (0,external_node_crypto_.createHash)('sha256');
	let bytes = 0;
	async function* hashed(content) {
		for await (const chunk of content) {
			hash.update(chunk);
			bytes += chunk.length;
			yield chunk;
		}
	}
	try {
		await (0,promises_.pipeline)(opened.content, hashed, (0,external_node_fs_.createWriteStream)(file));
	}
	catch (cause) {
		throw new user_error .y($said`${source.placeOf(path)} broke off: ${cause.message}.`, $said('Try again: without it, a published version would be lost.'), { cause });
	}
	return { file, bytes, sha256: hash.digest('hex') };
}

var git = __webpack_require__(36367);
; 


async function changedSince(repo, since, globs) {
	const commit = await (0,git .lX)(repo, [
		'rev-parse',
		'--verify',
		'--quiet',
		'--end-of-options',
		`${since}^{commit}`,
	]);
	if (commit.code !== 0) {
		throw new user_error .y($said`There is no commit ${since} in the repository.`, $said('Fetch it (in a workflow: fetch-depth: 0), or leave --since out.'));
	}
	const unreadable = globs.find(glob => /[{}()!]/.test(glob));
	if (unreadable !== undefined) {
		throw new user_error .y($said`--since cannot be used with the glob ${unreadable}.`, $said('Write `registro.pacotes` as a list of globs without braces.'));
	}
	const id = commit.stdout.trim();
	const config = await (0,git .ml)(repo);
	const diff = [
		'diff',
		'--no-ext-diff',
		'--no-textconv',
		'--ignore-submodules=all',
		'--name-only',
		'--relative',
		'-z',
	];
	const [tracked, untracked, listed, removed] = await Promise.all([
		(0,git .lX)(repo, [...diff, id, '--', '.'], { config }),
		(0,git .lX)(repo, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
		(0,git .lX)(repo, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns(globs)]),
		removedSince(repo, id, globs, config),
	]);
	if (tracked.code !== 0 || untracked.code !== 0) {
		throw new user_error .y($said`git cannot compare with ${since}: ${(tracked.stderr || untracked.stderr).trim()}.`, $said('Leave --since out.'));
	}
	const changed = [...paths(tracked), ...paths(untracked)];
	const manifests = paths(listed).filter(path => !removed.has(path));
	const now = new Map(manifests.map(path => [folderOf(path), path]));
	const found = new Set();
	for (const path of changed) {
		const manifest = manifestAround(path, now);
		if (manifest !== undefined)
			found.add(manifest);
		if (/(?:^|\/)\.gitignore$/.test(path))
			for (const each of manifests)
				if (each.startsWith(path.slice(0, -'.gitignore'.length)))
					found.add(each);
	}
	return { manifests: manifests.filter(path => found.has(path)), removed };
}
async function removedSince(repo, commit, globs, config) {
	const listed = await (0,git .lX)(repo, [
		'diff',
		'--no-ext-diff',
		'--name-only',
		'--diff-filter=D',
		'--no-renames',
		'--relative',
		'-z',
		commit,
		'--',
		...patterns(globs),
	], { config });
	const removed = new Map();
	for (const path of paths(listed)) {
		const { code, stdout } = await (0,git .lX)(repo, ['show', `${commit}:./${path}`]);
		if (code === 0)
			removed.set(path, new TextEncoder().encode(stdout));
	}
	return removed;
}
function manifestAround(path, manifests) {
	for (let folder = folderOf(path);; folder = folderOf(folder)) {
		const manifest = manifests.get(folder);
		if (manifest !== undefined || folder === '')
			return manifest;
	}
}
function folderOf(path) {
	return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}
function paths({ stdout }) {
	return stdout.split('\0').filter(path => path !== '');
}
function patterns(globs) {
	return globs.map(glob => `:(glob)${glob}`);
}

; 


const PACKAGE_FIELDS = 'descricao,licenca,autores,tags,versoes';
const RELEASE_FIELDS = 'arquivo,sha256,dependencias,dataforge';
function canonicalRegistro({ registro, pacotes }) {
	return { registro, pacotes: sortedBy(pacotes, code_points .O, canonicalPacote) };
}
function canonicalPacote(pacote) {
	const { descricao, licenca, autores, tags, versoes } = pacote;
	const sorted = sortedBy(versoes, compareTexts, canonicalRelease);
	if (sorted === versoes && Object.keys(pacote).join() === PACKAGE_FIELDS)
		return pacote;
	return { descricao, licenca, autores, tags, versoes: sorted };
}
function canonicalRelease(release) {
	const { arquivo, sha256, dependencias, dataforge, url } = release;
	const sorted = sortedBy(dependencias, code_points .O, range => range);
	const lower = sha256.toLowerCase();
	const fields = Object.keys(release).join();
	const inOrder = fields === RELEASE_FIELDS || fields === `${RELEASE_FIELDS},url`;
	if (inOrder && sorted === dependencias && lower === sha256)
		return release;
	return { arquivo, sha256: lower, dependencias: sorted, dataforge, ...(url !== undefined && { url }) };
}
function registryJson(data) {
	return new TextEncoder().encode(`${JSON.stringify(data, null, 1)}\n`);
}
function compareTexts(a, b) {
	const x = readVersion(a);
	const y = readVersion(b);
	return x && y ? compareVersions(x, y) : (0,code_points .O)(a, b);
}
function sortedBy(map, compare, change) {
	const entries = Object.entries(map);
	const same = entries.every(([key, value], i) => {
		const [before = ''] = entries[i - 1] ?? [];
		return (i === 0 || compare(before, key) < 0) && change(value) === value;
	});
	if (same)
		return map;
	return Object.fromEntries(entries.sort(([a], [b]) => compare(a, b)).map(([key, value]) => [key, change(value)]));
}

; 

function changesBetween(before, after) {
	const [old, now] = [canonicalRelease(before), canonicalRelease(after)];
	const changes = [];
	if (old.sha256 !== now.sha256)
		changes.push($said`sha256 was ${old.sha256} and is ${now.sha256}`);
	changes.push(...releaseChanges(old, now));
	return changes;
}
function releaseChanges(old, now) {
	const changes = dependencyChanges(old.dependencias, now.dependencias);
	if (old.dataforge !== now.dataforge)
		changes.push($said`dataforge was "${old.dataforge}" and is "${now.dataforge}"`);
	return changes;
}
function vanishedBetween(before, after) {
	return Object.entries(before.pacotes).flatMap(([name, { versoes }]) => {
		if (!Object.hasOwn(after.pacotes, name))
			return [{ name }];
		const left = after.pacotes[name]?.versoes ?? {};
		return Object.keys(versoes)
			.filter(version => !Object.hasOwn(left, version))
			.map(version => ({ name, version }));
	});
}
function dependencyChanges(before, after) {
	const olds = new Map(Object.entries(before));
	const nows = new Map(Object.entries(after));
	return [...new Set([...olds.keys(), ...nows.keys()])].flatMap(name => {
		const [old, now] = [olds.get(name), nows.get(name)];
		if (old === now)
			return [];
		if (old === undefined)
			return [$said`the dependency ${name} "${now}" is new`];
		if (now === undefined)
			return [$said`the dependency ${name} "${old}" is gone`];
		return [$said`the dependency ${name} was "${old}" and is "${now}"`];
	});
}
function releaseOf(registro, name, version) {
	const versoes = registro && Object.hasOwn(registro.pacotes, name) ? registro.pacotes[name]?.versoes : undefined;
	return versoes && Object.hasOwn(versoes, version) ? versoes[version] : undefined;
}

var capped = __webpack_require__(19606);
var nearest = __webpack_require__(35112);
; 


class Catalogue {
	registro;
	sorted = new Map();
	ranges = new Map();
	requested = new Map();
	dependencies = new Map();
	constructor(registro) {
		this.registro = registro;
	}
	get names() {
		return Object.keys(this.registro.pacotes);
	}
	package(name) {
		return Object.hasOwn(this.registro.pacotes, name) ? this.registro.pacotes[name] : undefined;
	}
	candidates(name) {
		const known = this.sorted.get(name);
		if (known)
			return known;
		const candidates = [];
		for (const [text, release] of Object.entries(this.package(name)?.versoes ?? {})) {
			const version = readVersion(text);
			if (version)
				candidates.push({ name, text, version, release });
		}
		candidates.sort((a, b) => compareVersions(b.version, a.version));
		this.sorted.set(name, candidates);
		return candidates;
	}
	range(text) {
		let range = this.ranges.get(text);
		if (!range) {
			range = readRange(text);
			this.ranges.set(text, range);
		}
		return range;
	}
	request(name, range) {
		let ofName = this.requested.get(name);
		if (!ofName) {
			ofName = new Map();
			this.requested.set(name, ofName);
		}
		const known = ofName.get(range);
		if (known)
			return known;
		const accepted = this.range(range);
		const best = accepted instanceof InvalidRange
			? undefined
			: this.candidates(name).find(({ version }) => accepted.accepts(version));
		const request = { name, range, accepted, best };
		ofName.set(range, request);
		return request;
	}
	dependenciesOf(candidate) {
		let requests = this.dependencies.get(candidate);
		if (!requests) {
			requests = Object.entries(candidate.release.dependencias).map(([name, range]) => this.request(name, range));
			this.dependencies.set(candidate, requests);
		}
		return requests;
	}
}
function readRange(text) {
	try {
		return parseRange(text);
	}
	catch (error) {
		if (error instanceof InvalidRange)
			return error;
		throw error;
	}
}

; 
function cyclesIn(catalogue, names = catalogue.names) {
	const cycles = [];
	const done = new Set();
	const open = new Map();
	const way = [];
	const enter = (candidate) => {
		open.set(candidate, way.length);
		way.push({ candidate, dependencies: catalogue.dependenciesOf(candidate), next: 0 });
	};
	for (const start of [...names].flatMap(name => catalogue.candidates(name))) {
		if (!done.has(start))
			enter(start);
		for (let visit = way.at(-1); visit; visit = way.at(-1)) {
			const dependency = visit.dependencies[visit.next];
			visit.next += 1;
			if (!dependency) {
				way.pop();
				open.delete(visit.candidate);
				done.add(visit.candidate);
				continue;
			}
			const target = dependency.best;
			if (!target || done.has(target))
				continue;
			const first = open.get(target);
			if (first === undefined)
				enter(target);
			else
				cycles.push([...way.slice(first).map(({ candidate }) => candidate), target]);
		}
	}
	return cycles;
}

; 

class ResolutionFault extends Error {
	kind;
	asked;
	constructor(kind, 
	asked, message) {
		super(message);
		this.kind = kind;
		this.asked = asked;
	}
}
function resolve(catalogue, wanted, locked = new Map()) {
	const choices = new Map();
	const queue = wanted.map((request) => ({ request, by: undefined }));
	for (let next = 0; next < queue.length; next += 1) {
		const demand = queue[next];
		const { request, by } = demand;
		const choice = choices.get(request.name);
		if (choice?.demands.some(earlier => earlier.request === request))
			continue;
		const demands = choice?.demands ?? [];
		demands.push(demand);
		if (choice && accepts(request, choice.chosen))
			continue;
		const chosen = choose(catalogue, demands, locked.get(request.name));
		if (choice)
			choice.chosen = chosen;
		else
			choices.set(request.name, { demands, chosen });
		const asker = { candidate: chosen, by };
		for (const dependency of catalogue.dependenciesOf(chosen))
			queue.push({ request: dependency, by: asker });
	}
	return needed(catalogue, wanted, choices);
}
function faultOfDemand(catalogue, { request, by }) {
	const { name, range, accepted, best } = request;
	const fault = (kind, what) => {
		const message = by ? `${describeChain(by)} -> ${name}: ${name} ${what}.` : `${name} ${what}.`;
		return new ResolutionFault(kind, name, message);
	};
	if (best)
		return undefined;
	if (!catalogue.package(name))
		return fault('unknown', $said('is not in the registry'));
	if (accepted instanceof InvalidRange) {
		return fault('range', $said`is asked for with the range "${range}", which cannot be read: ${accepted.message}`);
	}
	const there = versionsOf(catalogue, name);
	return fault('unsatisfied', $said`has no version in the range ${range || '*'}; there is ${there}`);
}
function choose(catalogue, demands, locked) {
	const demand = demands.at(-1);
	const fault = faultOfDemand(catalogue, demand);
	if (fault)
		throw fault;
	const { name } = demand.request;
	const fitting = catalogue
		.candidates(name)
		.filter(candidate => demands.every(({ request }) => accepts(request, candidate)));
	const best = fitting.find(({ text }) => text === locked) ?? fitting[0];
	if (best)
		return best;
	const asked = demands.map(({ request, by }) => $said`${describeChain(by) || $said('the command')} asks for ${request.range || '*'}`);
	const message = $said`No version of ${name} meets all demands: ${asked.join('; ')}. There is ${versionsOf(catalogue, name)}.`;
	throw new ResolutionFault('conflict', name, message);
}
function accepts({ accepted, best }, candidate) {
	return best === candidate || (!(accepted instanceof InvalidRange) && accepted.accepts(candidate.version));
}
function describeChain(asker) {
	const links = [];
	for (let link = asker; link; link = link.by)
		links.unshift(`${link.candidate.name} ${link.candidate.text}`);
	return links.join(' -> ');
}
function versionsOf(catalogue, name) {
	const texts = catalogue.candidates(name).map(({ text }) => text);
	return texts.reverse().join(', ') || 'none';
}
function needed(catalogue, wanted, choices) {
	const names = new Set(wanted.map(({ name }) => name));
	const chosen = [];
	for (const name of names) {
		const { chosen: candidate } = choices.get(name);
		chosen.push(candidate);
		for (const dependency of catalogue.dependenciesOf(candidate))
			names.add(dependency.name);
	}
	return chosen;
}

; 













function checkIndex(registro, options = {}) {
	return (0,capped .u)(findingsIn(registro, options));
}
function* findingsIn(registro, { name, changed }) {
	yield* nameFindings(registro.registro, name);
	const affected = changed && dependentsOf(registro, changed);
	const catalogue = new Catalogue(registro);
	const cycles = cyclesIn(catalogue, affected);
	const conflicts = new Conflicts(catalogue, new Set(cycles.flat()));
	const archives = new Map();
	for (const [packageName, { versoes }] of Object.entries(registro.pacotes)) {
		const pointer = (0,json_pointer.at)('/pacotes', packageName);
		if (!isPackageName(packageName)) {
			yield check_index_finding(rules_packages .fd, $said`${(0,shown .SP)(packageName)} is no package name.`, pointer);
		}
		for (const [version, release] of Object.entries(versoes)) {
			const faults = [
				...versionFaults(packageName, version),
				...archiveFaults(packageName, version, release, archives),
			];
			for (const [rule, message, ...path] of faults)
				yield check_index_finding(rule, message, (0,json_pointer.at)(pointer, 'versoes', version, ...path));
		}
		if (affected && !affected.has(packageName))
			continue;
		for (const candidate of catalogue.candidates(packageName)) {
			yield* dependencyFindings(catalogue, conflicts, candidate, (0,json_pointer.at)(pointer, 'versoes', candidate.text));
		}
	}
	for (const cycle of cycles)
		yield cycleFinding(cycle);
}
function dependentsOf({ pacotes }, names) {
	const dependents = new Map();
	for (const [name, { versoes }] of Object.entries(pacotes)) {
		for (const dependency of new Set(Object.values(versoes).flatMap(({ dependencias }) => Object.keys(dependencias)))) {
			const known = dependents.get(dependency);
			if (known)
				known.push(name);
			else
				dependents.set(dependency, [name]);
		}
	}
	const affected = new Set(names);
	for (const name of affected)
		for (const dependent of dependents.get(name) ?? [])
			affected.add(dependent);
	return affected;
}
function* nameFindings(found, expected) {
	if (expected !== undefined && found !== expected) {
		yield check_index_finding(rules_packages .jT, $said`\`registro\` is ${(0,shown .SP)(found)}; it must be ${(0,shown .SP)(expected)}.`, '/registro');
	}
	else if (found !== registryNameOf(found)) {
		const message = $said`\`registro\` is ${(0,shown .SP)(found)}; it must be lower-case letters, digits and hyphens.`;
		yield check_index_finding(rules_packages .jT, message, '/registro');
	}
}
function versionFaults(name, version) {
	if (isPublishedVersion(version))
		return [];
	return [[rules_packages .eZ, $said`${name}: ${(0,shown .SP)(version)} is no version.`]];
}
function archiveFaults(name, version, { arquivo, url }, archives) {
	const faults = [];
	if (/\.\.|\p{Cc}/u.test(arquivo)) {
		const message = $said`${name} ${version}: ${(0,shown .SP)(arquivo)} is no plain file name.`;
		faults.push([rules_packages .fy, message, 'arquivo']);
	}
	if (url !== undefined)
		return faults;
	const key = arquivo.toLowerCase();
	const other = archives.get(key);
	if (other) {
		const message = $said`${name} ${version} and ${other.join(' ')} have the same archive ${(0,shown .SP)(arquivo)}.`;
		faults.push([rules_packages .fy, message, 'arquivo']);
	}
	else {
		archives.set(key, [name, version]);
	}
	return faults;
}
function* dependencyFindings(catalogue, conflicts, candidate, place) {
	const { name, text, release } = candidate;
	const language = catalogue.range(release.dataforge);
	if (language instanceof InvalidRange) {
		const message = $said`${name} ${text}: \`dataforge\` is ${(0,shown .SP)(release.dataforge)}, which cannot be read: ${language.message}.`;
		yield check_index_finding(rules_packages .l5, message, `${place}/dataforge`);
	}
	const by = { candidate, by: undefined };
	let sound = true;
	for (const request of catalogue.dependenciesOf(candidate)) {
		const fault = faultOfDemand(catalogue, { request, by });
		if (!fault)
			continue;
		sound = false;
		yield resolutionFinding(catalogue, fault, (0,json_pointer.at)(place, 'dependencias', request.name));
	}
	const fault = sound ? conflicts.of(candidate) : undefined;
	if (fault)
		yield resolutionFinding(catalogue, fault, `${place}/dependencias`);
}
const RULE_OF = {
	unknown: rules_packages .T_,
	unsatisfied: rules_packages .cT,
	conflict: rules_packages .Vg,
	range: rules_packages .l5,
};
function resolutionFinding(catalogue, { kind, asked, message }, pointer) {
	const near = kind === 'unknown' ? (0,nearest .p)(asked, catalogue.names)[0] : undefined;
	return check_index_finding(RULE_OF[kind], near === undefined ? message : $said`${message} Did you mean ${near}?`, pointer);
}
class Conflicts {
	catalogue;
	circular;
	sound = new Map();
	constructor(catalogue, circular) {
		this.catalogue = catalogue;
		this.circular = circular;
	}
	of(candidate) {
		const requests = this.catalogue.dependenciesOf(candidate);
		if (requests.length === 0 || this.circular.has(candidate))
			return undefined;
		const key = requests.map(({ name, range }) => `${name} ${range}`).join('\n');
		if (this.sound.get(key)?.has(candidate.name) === false)
			return undefined;
		try {
			const chosen = resolve(this.catalogue, [this.catalogue.request(candidate.name, candidate.text)]);
			this.sound.set(key, new Set(chosen.slice(1).map(({ name }) => name)));
			return undefined;
		}
		catch (error) {
			if (error instanceof ResolutionFault)
				return error.kind === 'conflict' ? error : undefined;
			throw error;
		}
	}
}
function cycleFinding(cycle) {
	const [first] = cycle;
	const chain = cycle.map(({ name, text }) => `${name} ${text}`).join(' -> ');
	const message = cycle.length === 2 ? $said`${first.name} ${first.text} depends on itself.` : $said`${chain} is a circle.`;
	return check_index_finding(rules_packages .re, message, (0,json_pointer.at)('/pacotes', first.name, 'versoes', first.text, 'dependencias'));
}
function check_index_finding(rule, message, pointer) {
	return (0,rule_info .h)(rule, message, `${contract_files .AM}#${pointer}`);
}

var site = __webpack_require__(6278);
var site_file = __webpack_require__(62734);
; 




const FOLDER = '/registry/';
function registryFiles({ registro, manifest, archives, changed }) {
	const name = registro.registro;
	const packages = Object.entries(registro.pacotes).filter(([pacote]) => changed?.has(pacote) ?? true);
	return {
		archives,
		packages: packages.map(([nome, pacote]) => file(packageFile(nome), packageData(name, nome, pacote), 'pacote')),
		config: file(CONFIG_FILE, configOf(name, manifest), 'config'),
		index: file(INDEX_FILE, registro, 'registro'),
	};
}
function registrySiteFiles({ archives, packages, config, index }) {
	return [
		index,
		config,
		...packages,
		...archives,
		(0,site .I)('registro'),
		(0,site .I)('config'),
		(0,site .I)('pacote'),
	];
}
function file(path, data, schema) {
	return { path: FOLDER + path, bytes: registryJson(data), schema: (0,site_file .p8)(schema) };
}

; 






function mergeIndex({ registro, previous, packed, present, yanked, archived }) {
	const findings = [];
	const changed = new Set();
	const pacotes = new Map();
	for (const [name, pacote] of Object.entries(previous?.pacotes ?? {})) {
		const kept = withoutYanked(name, pacote, yanked);
		if (kept !== pacote)
			changed.add(name);
		if (kept)
			pacotes.set(name, kept);
		if (kept && !present.has(name) && !archived.includes(name))
			findings.push(vanished(name));
	}
	for (const item of packed) {
		const { name, version, about, place } = item;
		const subject = subjectOf(name, version);
		if (isYanked(yanked, name, version)) {
			const message = $said`${name} ${version} is withdrawn in refdata.yml, and this manifest publishes it.`;
			findings.push((0,rule_info .h)(rules_packages .oo, message, subject, place));
			continue;
		}
		const before = pacotes.get(name);
		const published = releaseOf(previous, name, version);
		const release = published ? samePublished(published, item) : item.release;
		const changes = published ? changesBetween(published, release) : [];
		if (published && changes.length > 0) {
			const what = [...changes, ...(item.fileChanges ?? [])].join('; ');
			findings.push((0,rule_info .h)(rules_packages .Aw, $said`${name} ${version} is published, and not the same: ${what}.`, subject, place));
			continue;
		}
		const after = canonicalPacote({
			...about,
			versoes: { ...before?.versoes, [version]: published ?? release },
		});
		if (!before || JSON.stringify(canonicalPacote(before)) !== JSON.stringify(after))
			changed.add(name);
		pacotes.set(name, after);
	}
	return {
		registro: canonicalRegistro({ registro, pacotes: Object.fromEntries(pacotes) }),
		changed,
		findings,
	};
}
function samePublished(published, { release, fileChanges }) {
	return fileChanges?.length === 0 ? { ...release, sha256: published.sha256 } : release;
}
function withoutYanked(name, pacote, yanked) {
	const own = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
	if (own === undefined)
		return pacote;
	const kept = Object.entries(pacote.versoes).filter(([version]) => !isYanked(yanked, name, version));
	if (kept.length === Object.keys(pacote.versoes).length)
		return pacote;
	return kept.length === 0 ? undefined : { ...pacote, versoes: Object.fromEntries(kept) };
}
function isYanked(yanked, name, version) {
	const own = Object.hasOwn(yanked, name) ? yanked[name] : undefined;
	return own === true || (own?.includes(version) ?? false);
}
function vanished(name) {
	const message = $said`${name} is published, and no manifest of the repository has this name.`;
	return (0,rule_info .h)(rules_packages .Mt, message, `${contract_files .AM}#${(0,json_pointer.at)('/pacotes', name)}`);
}
function subjectOf(name, version) {
	return `${contract_files .AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
}

var http_address = __webpack_require__(73301);
var contract_check = __webpack_require__(13744);
var external_node_os_ = __webpack_require__(48161);
; 







const MAX_INDEX_BYTES = 2 * published .tp;
const source_folder_CHUNK_BYTES = 256 * 1024;
async function openRegistryFolder(folder) {
	const root = realFolder(folder);
	if (root === undefined) {
		throw new user_error .y($said`There is no folder ${folder}.`, $said('Give the folder of a registry or of a built site, or an http(s) address.'));
	}
	const site = new FolderSource((0,external_node_path_.join)(folder, 'registry'), (0,external_node_path_.join)(root, 'registry'));
	const inSite = await site.read(INDEX_FILE);
	return inSite.kind === 'missing' ? new FolderSource(folder, root) : site;
}
class FolderSource {
	shown;
	root;
	address = undefined;
	lists = true;
	constructor(shown, root) {
		this.shown = shown;
		this.root = root;
	}
	placeOf(path) {
		return `${this.shown.split(external_node_path_.sep).join('/').replace(/\/+$/, '')}/${path}`;
	}
	fileOf(path) {
		return (0,external_node_path_.join)(this.root, ...path.split('/'));
	}
	async read(path) {
		return this.withFile(path, async (handle) => {
			const { size } = await handle.stat();
			if (size > MAX_INDEX_BYTES)
				return { kind: 'too-large' };
			return { kind: 'found', bytes: await handle.readFile() };
		});
	}
	async open(path) {
		const result = await this.withFile(path, async () => ({ kind: 'ready' }));
		if (result.kind !== 'ready')
			return result;
		return { kind: 'found', content: (0,external_node_fs_.createReadStream)(this.fileOf(path), { highWaterMark: source_folder_CHUNK_BYTES }) };
	}
	async list(folder) {
		return (0,external_node_fs_promises_.readdir)((0,external_node_path_.join)(this.root, folder)).catch(() => undefined);
	}
	async withFile(path, use) {
		try {
			const real = await (0,external_node_fs_promises_.realpath)(this.fileOf(path));
			const inside = (0,external_node_path_.relative)(await (0,external_node_fs_promises_.realpath)(this.root), real);
			if (inside.split(external_node_path_.sep)[0] === '..' || (0,external_node_path_.isAbsolute)(inside)) {
				return { kind: 'unreadable', reason: $said('leads outside the folder') };
			}
			const handle = await (0,external_node_fs_promises_.open)(real);
			try {
				if (!(await handle.stat()).isFile())
					return { kind: 'unreadable', reason: $said('is not a file') };
				return await use(handle);
			}
			finally {
				await handle.close();
			}
		}
		catch (error) {
			const { code, message } = error;
			if (code === 'ENOENT' || code === 'ENOTDIR')
				return { kind: 'missing' };
			return { kind: 'unreadable', reason: $said`cannot be read (${code ?? message})` };
		}
	}
}

; 







async function openRegistryBranch(repo, branch, folder) {
	for (const ref of [`refs/remotes/origin/${branch}`, `refs/heads/${branch}`]) {
		const { code, stdout } = await (0,git .lX)(repo, [
			'rev-parse',
			'--verify',
			'--quiet',
			'--end-of-options',
			`${ref}^{commit}`,
		]);
		if (code === 0)
			return new BranchSource(repo, branch, stdout.trim(), folder.replace(/^\/+|\/+$/g, ''));
	}
	const { stdout: remotes } = await (0,git .lX)(repo, ['remote']);
	throw new user_error .y($said`There is no branch ${branch} in the repository.`, remotes.split('\n').includes('origin')
		? $said`Fetch it first (git fetch origin ${branch}:refs/remotes/origin/${branch}), or correct \`registro.previous\` in refdata.yml.`
		: $said('Correct `registro.previous` in refdata.yml.'));
}
class BranchSource {
	repo;
	branch;
	commit;
	folder;
	address = undefined;
	lists = true;
	constructor(repo, branch, commit, folder) {
		this.repo = repo;
		this.branch = branch;
		this.commit = commit;
		this.folder = folder;
	}
	placeOf(path) {
		return `${this.branch}:${this.pathOf(path)}`;
	}
	fileOf() {
		return undefined;
	}
	async list(folder) {
		const { code, stdout } = await (0,git .lX)(this.repo, [
			'ls-tree',
			'-z',
			'--name-only',
			`${this.commit}:${this.pathOf(folder)}`,
		]);
		return code === 0 ? stdout.split('\0').filter(name => name !== '') : undefined;
	}
	async read(path) {
		const opened = await this.open(path, MAX_INDEX_BYTES);
		if (opened.kind !== 'found')
			return opened;
		const chunks = [];
		for await (const chunk of opened.content)
			chunks.push(chunk);
		return { kind: 'found', bytes: Buffer.concat(chunks) };
	}
	async open(path, maxBytes = Number.POSITIVE_INFINITY) {
		const object = `${this.commit}:${this.pathOf(path)}`;
		const kind = await (0,git .lX)(this.repo, ['cat-file', '-t', object]);
		if (kind.code !== 0)
			return { kind: 'missing' };
		if (kind.stdout.trim() !== 'blob')
			return { kind: 'unreadable', reason: $said('is not a file') };
		const folder = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-blob-'));
		const file = (0,external_node_path_.join)(folder, 'blob');
		const handle = await (0,external_node_fs_promises_.open)(file, 'wx');
		try {
			const { code, stderr } = await (0,git .lX)(this.repo, ['cat-file', 'blob', object], { output: handle.fd });
			if (code !== 0) {
				await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
				return { kind: 'unreadable', reason: $said`cannot be read (${stderr.trim()})` };
			}
		}
		finally {
			await handle.close();
		}
		if ((await (0,external_node_fs_promises_.stat)(file)).size > maxBytes) {
			await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
			return { kind: 'too-large' };
		}
		return { kind: 'found', content: thenRemoved(file, folder) };
	}
	pathOf(path) {
		return this.folder === '' ? path : `${this.folder}/${path}`;
	}
}
async function* thenRemoved(file, folder) {
	try {
		for await (const chunk of (0,external_node_fs_.createReadStream)(file))
			yield chunk;
	}
	finally {
		await (0,external_node_fs_promises_.rm)(folder, { recursive: true, force: true });
	}
}

var http_open = __webpack_require__(55917);
var request = __webpack_require__(78435);
; 






const ARCHIVE_TIMEOUT_MS = 10 * 60_000;
async function openRegistryAddress(address, timeoutMs = request .rl) {
	const url = (0,http_address .Wq)(address, 'https://lume.example/registry');
	const base = url.origin + url.pathname.replace(/\/(?:index\.json)?$/, '').replace(/\/+$/, '');
	const own = new AddressSource(base, timeoutMs);
	if (base.endsWith('/registry') || url.pathname.endsWith(`/${INDEX_FILE}`))
		return own;
	const below = new AddressSource(`${base}/registry`, timeoutMs);
	const found = await below.read(INDEX_FILE);
	if (found.kind === 'unreachable') {
		throw new user_error .y(`${below.placeOf(INDEX_FILE)} ${found.reason}.`, found.remedy);
	}
	return found.kind === 'missing' && !found.gone ? own : below;
}
class AddressSource {
	address;
	timeoutMs;
	lists = false;
	constructor(address, timeoutMs) {
		this.address = address;
		this.timeoutMs = timeoutMs;
	}
	placeOf(path) {
		return (0,http_address .ci)(this.address, `/${path}`);
	}
	fileOf() {
		return undefined;
	}
	async list() {
		return undefined;
	}
	read(path) {
		return (0,http_open .w)(this.placeOf(path), MAX_INDEX_BYTES, { timeoutMs: this.timeoutMs });
	}
	open(path) {
		return (0,http_open .C)(this.placeOf(path), {
			timeoutMs: this.timeoutMs,
			bodyTimeoutMs: ARCHIVE_TIMEOUT_MS,
		});
	}
}

; 












async function openPrevious(previous, repo) {
	if (typeof previous === 'object')
		return openRegistryBranch(repo, previous.branch, previous.folder ?? 'registry');
	return openRegistry((0,http_address .PW)(previous) ? previous : (0,external_node_path_.resolve)(repo, previous));
}
async function openRegistry(target) {
	return (0,http_address .PW)(target) ? openRegistryAddress(target) : openRegistryFolder(target);
}
async function readPrevious(source) {
	const place = source.placeOf(INDEX_FILE);
	const result = await source.read(INDEX_FILE);
	if (result.kind === 'missing' && !result.gone) {
		const message = $said`There is no index at ${place}: this is taken for the first publication.`;
		return { source, registro: undefined, findings: [(0,rule_info .h)(rules_packages .Ah, message, contract_files .AM)] };
	}
	if (result.kind !== 'found') {
		const reason = result.kind === 'missing'
			? $said('was taken away (410 Gone)')
			: result.kind === 'too-large'
				? $said('is too large')
				: result.reason;
		throw new user_error .y($said`The previous index ${place} ${reason}.`, $said('Nothing is built without it, as published versions would be lost: try again, or correct the place.'));
	}
	return { source, registro: parseIndex(result.bytes, place), findings: [] };
}
function parseIndex(bytes, place) {
	const { data, findings } = (0,published .JE)(contract_files .AM, place, bytes);
	const problems = findings.length > 0 || data === undefined ? findings : (0,contract_check ._)('registro', data);
	if (problems.length === 0)
		return data;
	throw new user_error .y($said`${place} is not the index of a registry.`, $said('See what is wrong with it with `refdata registry check`.'), { findings: problems });
}

; 



const MAX_DIFFERENCES_SHOWN = 5;
async function differencesFromPublished(source, arquivo, root, hashes) {
	const opened = await source.open(archiveFile(arquivo));
	if (opened.kind !== 'found')
		return undefined;
	const left = new Map(hashes);
	const differences = [];
	const report = await readArchive(opened.content, root, async ({ path, content }) => {
		const name = path.normalize('NFC');
		const hash = await hashOf(content);
		const ours = left.get(name);
		left.delete(name);
		if (ours === undefined)
			differences.push($said`${name} is gone`);
		else if (ours !== hash)
			differences.push($said`${name} is another`);
	});
	if (report.fault)
		return undefined;
	const all = [...differences, ...[...left.keys()].map(name => $said`${name} is new`)];
	const more = all.length - MAX_DIFFERENCES_SHOWN;
	return more > 0 ? [...all.slice(0, MAX_DIFFERENCES_SHOWN), $said`and ${more} files more`] : all;
}

; 






function unknownWithdrawals({ config, placeOf }, known) {
	return Object.entries(config.registro?.yanked ?? {}).flatMap(([name, which]) => {
		const subject = `${contract_files .AM}#${(0,json_pointer.at)('/pacotes', name)}`;
		const place = placeOf(['registro', 'yanked', name]);
		const tell = (message) => (0,rule_info .h)(rules_packages .GE, message, subject, place);
		const versions = known.get(name);
		if (versions === undefined) {
			const [meant] = (0,nearest .p)(name, known.keys());
			return meant === undefined ? [] : [tell($said`There is no package ${name}; did you mean ${meant}?`)];
		}
		return which === true
			? []
			: which
				.filter(version => !versions.has(version) && !mayHaveBeen(version, versions))
				.map(version => tell($said`There is no version ${version} of ${name}.`));
	});
}
function mayHaveBeen(text, versions) {
	const version = isPublishedVersion(text) ? readVersion(text) : undefined;
	if (version === undefined)
		return false;
	const others = [...versions].flatMap(each => readVersion(each) ?? []);
	return others.some(each => compareVersions(version, each) < 0);
}

; 















async function buildRegistry(options) {
	const { repo, loaded, out, staging, progress } = options;
	const config = registroOf(loaded);
	const name = nameOf(loaded);
	if (name === '')
		throw new user_error .y($said`No name for the registry follows from "${loaded.config.nome}".`, $said('Give one as `registro.name` in refdata.yml.'));
	progress?.($said('previous registry'));
	const [changes, previous] = await Promise.all([changesOf(options, config), previousOf(options, config)]);
	const reader = new PackageReader(repo, config, loaded.config.limits, out);
	progress?.($said('packages'));
	const packages = await readPackages(reader, changes, previous?.registro);
	const packed = [];
	const archives = new Map();
	for (const manifest of packages.manifests) {
		progress?.($said`package ${manifest.name}`);
		const release = await packRelease(reader, manifest, staging, previous, archives);
		if (release)
			packed.push(release);
	}
	const merged = mergeIndex({
		registro: name,
		previous: previous?.registro,
		packed,
		present: packages.present,
		yanked: config.yanked ?? {},
		archived: config.archived ?? [],
	});
	const findings = [
		...reader.findings,
		...(previous?.findings ?? []),
		...merged.findings,
		...unknownWithdrawals(loaded, knownVersions(previous?.registro, packages)),
	];
	if (!(0,finding .JD)(findings)) {
		findings.push(...withPlaces(checkIndex(merged.registro, {
			name,
			changed: changes && previous?.registro && merged.changed,
		}), packed));
	}
	progress?.($said('archives'));
	const inPlace = previous !== undefined && (await isSame(previous.source.fileOf('.'), out));
	const sound = !(0,finding .JD)(findings);
	const carried = sound && !inPlace
		? await carryArchives(merged.registro, archives, previous?.source, staging)
		: await carryArchives(onlyPacked(merged.registro, archives), archives, undefined, staging);
	findings.push(...carried.findings);
	const files = registryFiles({
		registro: merged.registro,
		manifest: config.map === undefined ? manifestName(config) : null,
		archives: carried.files,
		changed: inPlace ? await toWrite(previous, merged) : undefined,
	});
	return {
		registro: merged.registro,
		replaces: inPlace ? previous.registro : undefined,
		files,
		packed: packedIn(carried.files, archives),
		findings,
	};
}
function knownVersions(previous, { manifests, present, }) {
	const known = new Map([...present].map(name => [name, new Set()]));
	for (const [name, { versoes }] of Object.entries(previous?.pacotes ?? {}))
		known.set(name, new Set(Object.keys(versoes)));
	for (const { name, version } of manifests)
		known.get(name)?.add(version);
	return known;
}
function packedIn(files, archives) {
	return files.flatMap(file => 'sha256' in file && archives.has(file.sha256) ? [file.path.slice(1)] : []);
}
function nameOf({ config }) {
	return config.registro?.name ?? registryNameOf(config.nome);
}
function registroOf({ config }) {
	if (config.registro)
		return config.registro;
	throw new user_error .y($said('refdata.yml says nothing about a registry.'), $said('Add `registro: { pacotes: packages/*/forge.toml }`.'));
}
async function previousOf({ previous, repo }, config) {
	const named = previous ?? config.previous;
	return named === undefined ? undefined : readPrevious(await openPrevious(named, repo));
}
async function changesOf({ repo, since }, { pacotes }) {
	return since === undefined ? undefined : changedSince(repo, since, [pacotes].flat());
}
async function readPackages(reader, changes, previous) {
	if (changes === undefined || previous === undefined) {
		const manifests = await reader.readManifests(reader.manifestPaths());
		return { manifests, present: new Set(manifests.map(({ name }) => name)) };
	}
	const manifests = await reader.readManifests(changes.manifests);
	const gone = await reader.namesOf(changes.removed);
	const names = Object.keys(previous.pacotes).filter(name => !gone.has(name));
	return { manifests, present: new Set([...names, ...manifests.map(({ name }) => name)]) };
}
async function packRelease(reader, manifest, staging, previous, archives) {
	const source = await reader.open(manifest);
	const archive = source && (await reader.pack(source, staging));
	if (!archive)
		return undefined;
	archives.set(archive.sha256, archive);
	const { name, version, about, dependencias, dataforge, place } = manifest;
	const arquivo = archiveNameOf(name, version);
	const published = releaseOf(previous?.registro, name, version);
	const fileChanges = previous && published && published.sha256.toLowerCase() !== archive.sha256
		? await differencesFromPublished(previous.source, published.arquivo, rootOf(name, version), await hashFiles(source.files))
		: undefined;
	return {
		name,
		version,
		about,
		release: { arquivo, sha256: archive.sha256, dependencias, dataforge },
		place,
		...(fileChanges && { fileChanges }),
	};
}
function withPlaces(findings, packed) {
	const places = new Map();
	for (const { name, version, place } of packed)
		places.set(`${name}/versoes/${version}`, place);
	return findings.map(finding => {
		const [, release] = /#\/pacotes\/([^/]+\/versoes\/[^/]+)/.exec(finding.subject ?? '') ?? [];
		const place = release === undefined ? undefined : places.get(release);
		return place ? { ...finding, place } : finding;
	});
}
function onlyPacked({ registro, pacotes }, archives) {
	const kept = Object.entries(pacotes).flatMap(([name, pacote]) => {
		const versoes = Object.entries(pacote.versoes).filter(([, { sha256 }]) => archives.has(sha256));
		return versoes.length === 0 ? [] : [[name, { ...pacote, versoes: Object.fromEntries(versoes) }]];
	});
	return { registro, pacotes: Object.fromEntries(kept) };
}
function manifestName({ pacotes }) {
	const names = new Set([pacotes].flat().map(glob => glob.slice(glob.lastIndexOf('/') + 1)));
	const [only = DEFAULT_MANIFEST] = names;
	return names.size === 1 && /^[\w.-]+$/.test(only) ? only : DEFAULT_MANIFEST;
}
async function toWrite({ source }, { registro, changed }) {
	const there = new Set(await source.list(PACKAGES_FOLDER));
	const missing = Object.keys(registro.pacotes).filter(name => !there.has(`${name}.json`));
	return new Set([...changed, ...missing]);
}
async function isSame(a, b) {
	if (a === undefined)
		return false;
	const real = (path) => (0,external_node_fs_promises_.realpath)(path).catch(() => undefined);
	const [first, second] = [await real(a), await real(b)];
	return first !== undefined && first === second;
}

var json_places = __webpack_require__(73094);
; 
async function inTurns(items, atOnce, work) {
	const left = items.values();
	const workers = Array.from({ length: Math.min(atOnce, items.length) }, async () => {
		for (const item of left)
			await work(item);
	});
	await Promise.all(workers);
}

; 











const MAX_ARCHIVES_AT_ONCE = 4;
const check_archives_MAX_MANIFEST_BYTES = 1024 * 1024;
async function checkArchives(source, registro, { skip, manifest }) {
	const all = Object.entries(registro.pacotes).flatMap(([name, { versoes }]) => Object.entries(versoes).map(([version, release]) => ({ name, version, release })));
	const here = all.filter(({ release }) => release.url === undefined);
	const names = skip ? undefined : await source.list(PACKAGES_FOLDER);
	if (skip || (source.lists && names === undefined)) {
		const reason = skip ? $said('only the index was asked for') : $said`there is no ${source.placeOf(PACKAGES_FOLDER)}`;
		return { opened: 0, findings: here.length === 0 ? [] : [absent(all.length, reason)] };
	}
	const found = [];
	const reader = new ManifestReader();
	await inTurns([...here.entries()], MAX_ARCHIVES_AT_ONCE, async ([i, expected]) => {
		for (const finding of await archiveFindings(source, expected, manifest, reader))
			found.push([i, finding]);
	});
	const findings = found.sort(([a], [b]) => a - b).map(([, finding]) => finding);
	const known = new Set(here.map(({ release }) => release.arquivo));
	for (const name of (names ?? []).sort()) {
		if (!name.endsWith('.tar.gz') || known.has(name))
			continue;
		const path = archiveFile(name);
		findings.push((0,rule_info .h)(rules_packages .sk, $said`${path} belongs to no version of the index.`, `/registry/${path}`, {
			file: source.placeOf(path),
		}));
	}
	if (all.length > here.length)
		findings.push(absent(all.length - here.length, $said('they have addresses of their own')));
	return { opened: here.length, findings };
}
async function archiveFindings(source, { name, version, release }, manifest, reader) {
	const path = archiveFile(release.arquivo);
	const pointer = `${contract_files .AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
	const finding = (rule, what, field = 'arquivo') => (0,rule_info .h)(rule, `${name} ${version}: ${path} ${what}.`, `${pointer}/${field}`);
	const opened = await source.open(path);
	if (opened.kind === 'missing')
		return [finding(rules_packages .or, $said('is missing'))];
	if (opened.kind !== 'found') {
		return [finding(rules_packages .rQ, opened.kind === 'too-large' ? $said('is too large') : opened.reason)];
	}
	let text;
	const visit = async (file) => {
		const kept = file.path === manifest && file.size <= check_archives_MAX_MANIFEST_BYTES ? [] : undefined;
		for await (const chunk of file.content)
			kept?.push(chunk);
		if (kept)
			text = Buffer.concat(kept);
	};
	let report;
	try {
		report = await readArchive(opened.content, rootOf(name, version), visit);
	}
	catch (error) {
		return [finding(rules_packages .rQ, $said`broke off (${error.message})`)];
	}
	const findings = [];
	if (report.sha256 !== release.sha256.toLowerCase()) {
		findings.push(finding(rules_packages .TI, $said`has the SHA-256 ${report.sha256}`, 'sha256'));
	}
	if (report.fault)
		return [...findings, finding(report.fault.rule, report.fault.message)];
	if (manifest === null)
		return findings;
	const fault = text === undefined ? $said`has no ${manifest}` : await faultOfManifest(reader, manifest, text, name, version);
	return fault === undefined ? findings : [...findings, finding(rules_packages .Lz, fault)];
}
async function faultOfManifest(reader, path, text, name, version) {
	const said = await reader.identify(path, text);
	if (!said)
		return $said`holds a ${path} that cannot be read`;
	if (said.name !== name)
		return $said`is of the package ${(0,shown .SP)(said.name)}, as its ${path} says`;
	const number = typeof said.version === 'string' ? readVersion(said.version.trim())?.version : undefined;
	if (number !== readVersion(version)?.version)
		return $said`is of the version ${(0,shown .SP)(said.version)}, as its ${path} says`;
	return undefined;
}
function absent(count, reason) {
	const what = count === 1 ? $said('One archive was') : $said`${count} archives were`;
	return (0,rule_info .h)(rules_packages .In, $said`${what} not looked at: ${reason}.`, contract_files .AM);
}

var schema_breaches = __webpack_require__(25712);
; 







const MAX_READS_AT_ONCE = 8;
async function checkCopies(source, registro) {
	const config = await readCopy(source, CONFIG_FILE, 'config');
	if (config.kind === 'missing')
		return { findings: [], manifest: DEFAULT_MANIFEST };
	const findings = [...config.findings];
	const { manifesto = null } = (config.data ?? {});
	if (config.data !== undefined && !check_copies_isSame(config.data, configOf(registro.registro, manifesto))) {
		findings.push(copyFinding(source, CONFIG_FILE, $said('does not describe this registry')));
	}
	const names = Object.keys(registro.pacotes);
	await inTurns(names, MAX_READS_AT_ONCE, async (name) => {
		const path = packageFile(name);
		const copy = await readCopy(source, path, 'pacote');
		findings.push(...copy.findings);
		if (copy.kind === 'missing')
			findings.push(copyFinding(source, path, $said('is missing')));
		const pacote = registro.pacotes[name];
		if (copy.data === undefined || !pacote)
			return;
		const { registro: owner, nome, ...rest } = copy.data;
		const expected = packageData(registro.registro, name, canonicalPacote(pacote));
		if (!check_copies_isSame(packageData(owner, nome, canonicalPacote(rest)), expected)) {
			findings.push(copyFinding(source, path, $said('is not what the index says')));
		}
	});
	const known = new Set(names.map(name => `${name}.json`));
	for (const file of (await source.list(PACKAGES_FOLDER)) ?? []) {
		if (!file.endsWith('.json') || known.has(file))
			continue;
		findings.push(copyFinding(source, `${PACKAGES_FOLDER}/${file}`, $said('is of no package of the index')));
	}
	return { findings, manifest: manifesto };
}
async function readCopy(source, path, schema) {
	const result = await source.read(path);
	if (result.kind === 'missing')
		return { kind: 'missing', findings: [] };
	if (result.kind !== 'found') {
		const reason = result.kind === 'too-large' ? $said('is too large') : result.reason;
		return { kind: 'read', findings: [copyFinding(source, path, reason)] };
	}
	const file = (0,published .JE)(`/registry/${path}`, source.placeOf(path), result.bytes);
	if (file.findings.length > 0)
		return { kind: 'read', findings: file.findings };
	const breaches = (0,schema_breaches .H)(schema, file.data);
	if (breaches.length === 0)
		return { kind: 'read', data: file.data, findings: [] };
	return {
		kind: 'read',
		findings: breaches.map(({ message }) => copyFinding(source, path, $said`breaks its schema: ${message}`)),
	};
}
function copyFinding(source, path, what) {
	return (0,rule_info .h)(rules_packages .lT, `${path} ${what.replace(/\.$/, '')}.`, `/registry/${path}`, {
		file: source.placeOf(path),
	});
}
function check_copies_isSame(a, b) {
	return JSON.stringify(a) === JSON.stringify(b);
}

; 
function registryCounts({ pacotes }) {
	const all = Object.values(pacotes);
	return {
		packages: all.length,
		versions: all.reduce((sum, { versoes }) => sum + Object.keys(versoes).length, 0),
	};
}

; 














async function checkRegistry(source, options = {}) {
	const place = source.placeOf(INDEX_FILE);
	const result = await source.read(INDEX_FILE);
	if (result.kind !== 'found') {
		const reason = { missing: $said('is not there'), 'too-large': $said('is too large') };
		throw new user_error .y($said`The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`, $said('Give the folder or address of a registry, or of a site that has one.'));
	}
	const file = (0,published .JE)(contract_files .AM, place, result.bytes);
	const broken = file.data === undefined ? file.findings : [...file.findings, ...(0,contract_check ._)('registro', file.data)];
	const located = (findings) => check_registry_withPlaces(findings, place, file.text ?? '');
	if (broken.length > 0)
		return { registro: null, packages: 0, versions: 0, archives: 0, findings: located(broken) };
	const registro = file.data;
	const findings = [
		...checkIndex(registro, { name: options.name }),
		...comparedWith(options.previous, registro),
	];
	const copies = options.indexOnly ? { findings: [], manifest: null } : await checkCopies(source, registro);
	findings.push(...copies.findings);
	const archives = await checkArchives(source, registro, {
		skip: options.indexOnly ?? false,
		manifest: copies.manifest,
	});
	findings.push(...archives.findings);
	return {
		registro: registro.registro,
		...registryCounts(registro),
		archives: archives.opened,
		findings: located(findings),
	};
}
function comparedWith(previous, registro) {
	if (!previous)
		return [];
	const findings = [];
	for (const { name, version } of vanishedBetween(previous, registro)) {
		const message = $said`${name}${version === undefined ? '' : ` ${version}`} was published and is gone.`;
		findings.push((0,rule_info .h)(rules_packages .Mt, message, `${contract_files .AM}#${(0,json_pointer.at)('/pacotes', name)}`));
	}
	for (const [name, { versoes }] of Object.entries(registro.pacotes)) {
		for (const [version, release] of Object.entries(versoes)) {
			const before = releaseOf(previous, name, version);
			const changes = before ? changesBetween(before, release) : [];
			if (changes.length === 0)
				continue;
			const message = $said`${name} ${version} is not as it was published: ${changes.join('; ')}.`;
			findings.push((0,rule_info .h)(rules_packages .Aw, message, `${contract_files .AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`));
		}
	}
	return findings;
}
function check_registry_withPlaces(findings, place, text) {
	let find;
	return findings.map(finding => {
		const [path, pointer] = (finding.subject ?? '').split(/#(.*)/s);
		if (finding.place || path !== contract_files .AM || pointer === undefined)
			return finding;
		find ??= (0,json_places .y)(place, text);
		return { ...finding, place: find(pointer) };
	});
}

; 





const NOT_PACKED = '0'.repeat(64);
function declaredFindings(name, manifests, loaded) {
	const { previous, yanked = {}, archived = [] } = registroOf(loaded);
	const packed = manifests.map((manifest) => {
		const { name: pacote, version, about, dependencias, dataforge, place } = manifest;
		const release = { arquivo: archiveNameOf(pacote, version), sha256: NOT_PACKED, dependencias, dataforge };
		return { name: pacote, version, about, release, place };
	});
	const present = new Set(manifests.map(manifest => manifest.name));
	const { registro, findings } = mergeIndex({
		registro: name,
		previous: undefined,
		packed,
		present,
		yanked,
		archived,
	});
	if (findings.length > 0 || previous !== undefined)
		return [...findings];
	const known = new Map(manifests.map(({ name: pacote, version }) => [pacote, new Set([version])]));
	return [...withPlaces(checkIndex(registro, { name }), packed), ...unknownWithdrawals(loaded, known)];
}

var unwritable = __webpack_require__(78972);
var make_folder = __webpack_require__(35742);
var attest_demand = __webpack_require__(70941);
var subject = __webpack_require__(48636);
var verify = __webpack_require__(12995);
; 




async function attestationsOf(source, chosen, options) {
	const result = await source.read(subject .K);
	const isDemanded = options.repository !== undefined || options.trustedRoot !== undefined;
	if (!isDemanded && result.kind !== 'found')
		return null;
	const demand = await (0,attest_demand .M)(options);
	const text = result.kind === 'found' ? Buffer.from(result.bytes).toString('utf8') : '';
	const attested = [];
	for (const { name, text: version, release } of chosen) {
		try {
			attested.push({ maker: await (0,verify .Or)(text, release.sha256.toLowerCase(), demand), doubt: null });
		}
		catch (error) {
			if (!(error instanceof verify .Zf))
				throw error;
			const doubt = `${name} ${version} ${error.reason}.`;
			if (isDemanded)
				throw new user_error .y(result.kind === 'found' ? doubt : $said`${doubt} ${source.placeOf(subject .K)} is not there.`, $said`Nothing was installed. ${error.remedy}`, { cause: error });
			attested.push({ maker: null, doubt });
		}
	}
	return attested;
}

; 





const LOCK_FILE = 'forge.lock';
const FROM_REGISTRY = 'registro';
function readLock(path) {
	let bytes;
	try {
		bytes = (0,external_node_fs_.readFileSync)(path);
	}
	catch (cause) {
		if (cause.code === 'ENOENT')
			return undefined;
		throw new user_error .y($said`${path} cannot be read: ${cause.message}.`, $said('See that it is a file that you may read.'), { cause });
	}
	const { data, findings } = (0,published .JE)(path, path, bytes);
	const [problem] = [...findings, ...(data === undefined ? [] : (0,schema_breaches .H)('lock', data))];
	if (!problem)
		return data;
	throw new user_error .y($said`${path} is no lock: ${problem.message}`, $said('Put it back as it was committed, or remove it to choose versions anew.'));
}
function lockedVersions(lock) {
	const entries = Object.entries(lock?.pacotes ?? {}).filter(([, { fonte }]) => fonte === FROM_REGISTRY);
	return new Map(entries.map(([name, { versao }]) => [name, versao]));
}
function lockWith(lock, chosen, address) {
	const pacotes = new Map(Object.entries(lock?.pacotes ?? {}));
	for (const { name, text, release } of chosen) {
		const { sha256, dependencias } = release;
		pacotes.set(name, { versao: text, fonte: FROM_REGISTRY, sha256: sha256.toLowerCase(), dependencias });
	}
	const sorted = [...pacotes].sort(([a], [b]) => (0,code_points .O)(a, b));
	return {
		lockVersion: 1,
		...(address !== undefined && { registro: address }),
		pacotes: Object.fromEntries(sorted),
	};
}
function lockText(lock) {
	return `${JSON.stringify(lock, null, 2)}\n`;
}

; 





async function unpackArchive(input, root, folder) {
	await (0,external_node_fs_promises_.mkdir)(folder, { recursive: true });
	return readArchive(input, root, async ({ path, executable, content }) => {
		const file = (0,external_node_path_.join)(folder, ...path.split('/'));
		await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
		await (0,promises_.pipeline)(content, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx', mode: executable ? 0o755 : 0o644 }));
	});
}

; 





















const MODULES_FOLDER = 'forge_modules';
const REMEDY = $said('Choose another folder with --to.');
const MAX_ARCHIVE_BYTES = 1024 * 1024 * 1024;
function parseWanted(text) {
	const [name = '', range = ''] = text.split(/@(.*)/s);
	if (isPackageName(name))
		return { name, range };
	throw new user_error .y($said`"${name}" is no package name.`, $said('Write a name, or name@range: texto, texto@1.0.0, "texto@>=1.0, <2".'));
}
async function installPackages(source, registro, wanted, folder, demand = {}) {
	const target = (0,external_node_path_.resolve)(folder);
	const lock = readLock((0,external_node_path_.join)(target, LOCK_FILE));
	const chosen = install_choose(registro, wanted, lock);
	for (const one of chosen)
		refuseAgainstLock(one, lock);
	const attested = await attestationsOf(source, chosen, demand);
	const staging = await stagingIn(target);
	try {
		for (const one of chosen)
			await fetchInto(source, one, staging);
		await replaceAll(target, staging, chosen, lockText(lockWith(lock, chosen, source.address)));
	}
	finally {
		await (0,external_node_fs_promises_.rm)(staging, { recursive: true, force: true });
	}
	return chosen.map(({ name, text, release }, at) => ({
		name,
		version: text,
		sha256: release.sha256.toLowerCase(),
		...(attested?.[at] && { attestation: attested[at] }),
	}));
}
function install_choose(registro, wanted, lock) {
	const catalogue = new Catalogue(registro);
	const requests = wanted.map(({ name, range }) => catalogue.request(name, range));
	try {
		const chosen = resolve(catalogue, requests, lockedVersions(lock));
		const wrong = chosen.find(({ name }) => !isPackageName(name));
		if (wrong)
			throw new user_error .y($said`The registry has a package called "${wrong.name}", which is no package name.`, $said('Tell its maintainers; see `refdata registry check`.'));
		return chosen;
	}
	catch (error) {
		if (!(error instanceof ResolutionFault))
			throw error;
		const near = error.kind === 'unknown' ? (0,nearest .p)(error.asked, catalogue.names, 3) : [];
		const remedy = near.length > 0
			? $said`Did you mean ${near.join(', ')}?`
			: $said('Ask for another range of versions, or another package.');
		throw new user_error .y(error.message, remedy, { cause: error });
	}
}
function refuseAgainstLock({ name, text, release }, lock) {
	const locked = lock && Object.hasOwn(lock.pacotes, name) ? lock.pacotes[name] : undefined;
	if (!locked || locked.versao !== text || locked.sha256 === '')
		return;
	if (locked.sha256.toLowerCase() === release.sha256.toLowerCase())
		return;
	throw new user_error .y($said`${name} ${text} has the SHA-256 ${release.sha256} in the registry, and ${locked.sha256} in ${LOCK_FILE}.`, $said('A published version never changes: ask the maintainers of the registry before you trust it.'));
}
async function fetchInto(source, { name, text, release }, staging) {
	const place = release.url ?? source.placeOf(archiveFile(release.arquivo));
	const archive = (0,external_node_path_.join)(staging, `${name}.tar.gz`);
	const opened = release.url === undefined
		? await source.open(archiveFile(release.arquivo))
		: await (0,http_open .C)(release.url, { bodyTimeoutMs: ARCHIVE_TIMEOUT_MS });
	await download(opened, place, archive);
	const sha256 = await hashOf((0,external_node_fs_.createReadStream)(archive));
	if (sha256 !== release.sha256.toLowerCase()) {
		const message = $said`${place} has the SHA-256 ${sha256}, and the index says ${release.sha256}.`;
		throw new user_error .y($said`${name} ${text} is not what the registry published.`, $said('Nothing was installed. Tell the maintainers of the registry.'), {
			findings: [(0,rule_info .h)(rules_packages .TI, message, place)],
		});
	}
	const { fault } = await unpackArchive((0,external_node_fs_.createReadStream)(archive), rootOf(name, text), (0,external_node_path_.join)(staging, name));
	if (fault instanceof ArchiveFault) {
		throw new user_error .y($said`The archive of ${name} ${text} is refused.`, $said('Nothing was installed. Tell the maintainers of the registry.'), {
			findings: [(0,rule_info .h)(fault.rule, `${place} ${fault.message}.`, place)],
		});
	}
}
async function download(opened, place, file) {
	if (opened.kind !== 'found') {
		const reason = { missing: $said('is not there'), 'too-large': $said('is too large') };
		throw new user_error .y($said`The archive ${place} ${'reason' in opened ? opened.reason : reason[opened.kind]}.`, $said('Nothing was installed. Try again; otherwise tell the maintainers of the registry.'));
	}
	let bytes = 0;
	async function* bounded(content) {
		for await (const chunk of content) {
			bytes += chunk.length;
			if (bytes > MAX_ARCHIVE_BYTES)
				throw new Error($said`it is larger than ${MAX_ARCHIVE_BYTES} bytes`);
			yield chunk;
		}
	}
	try {
		await (0,promises_.pipeline)(opened.content, bounded, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx' }));
	}
	catch (cause) {
		throw new user_error .y($said`The download of ${place} broke off: ${cause.message}.`, $said('Nothing was installed. Try again.'), { cause });
	}
}
async function stagingIn(target) {
	try {
		(0,make_folder .f)(target);
		return await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(target, '.refdata-get-'));
	}
	catch (cause) {
		throw (0,unwritable .m)(target, cause, REMEDY);
	}
}
async function replaceAll(target, staging, chosen, lock) {
	const modules = (0,external_node_path_.join)(target, MODULES_FOLDER);
	const undo = [];
	try {
		(0,make_folder .f)(modules);
		for (const { name } of chosen) {
			const place = (0,external_node_path_.join)(modules, name);
			const old = (0,external_node_path_.join)(staging, `${name}.old`);
			if ((0,external_node_fs_.existsSync)(place)) {
				await (0,external_node_fs_promises_.rename)(place, old);
				undo.push(() => (0,external_node_fs_promises_.rename)(old, place));
			}
			await (0,external_node_fs_promises_.rename)((0,external_node_path_.join)(staging, name), place);
			undo.push(() => (0,external_node_fs_promises_.rm)(place, { recursive: true, force: true }));
		}
		const fresh = (0,external_node_path_.join)(staging, LOCK_FILE);
		await (0,external_node_fs_promises_.writeFile)(fresh, lock);
		await (0,external_node_fs_promises_.rename)(fresh, (0,external_node_path_.join)(target, LOCK_FILE));
	}
	catch (cause) {
		for (const step of undo.reverse())
			await step();
		throw (0,unwritable .m)(target, cause, REMEDY);
	}
}

var remove_quietly = __webpack_require__(97);
; 








function writeRegistry(folder, { registro, files }, earlier = earlierIn(folder)) {
	const ordered = [...files.archives, ...files.packages, files.config, files.index];
	try {
		for (const file of ordered)
			writeWhole((0,external_node_path_.join)(folder, ...pathIn(file).split('/')), file);
		for (const path of obsolete(earlier, registro))
			(0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, ...path.split('/')), { force: true });
	}
	catch (cause) {
		throw (0,unwritable .m)(folder, cause, $said('Choose another folder with --out.'));
	}
}
function pathIn({ path }) {
	return path.slice('/registry/'.length);
}
function writeWhole(path, file) {
	(0,make_folder .f)((0,external_node_path_.dirname)(path));
	const fresh = `${path}.new-${process.pid}`;
	try {
		if ('bytes' in file)
			(0,external_node_fs_.writeFileSync)(fresh, file.bytes);
		else
			(0,external_node_fs_.copyFileSync)(file.storedAt, fresh);
		(0,external_node_fs_.renameSync)(fresh, path);
	}
	finally {
		(0,remove_quietly .S)(fresh);
	}
}
function earlierIn(folder) {
	let names;
	try {
		names = (0,external_node_fs_.readdirSync)(folder);
	}
	catch (cause) {
		if (cause.code === 'ENOENT')
			return undefined;
		throw new user_error .y($said`${folder} is not a folder that can be read.`, $said('Choose another folder with --out.'), {
			cause,
		});
	}
	if (names.length === 0)
		return undefined;
	if (!names.includes(INDEX_FILE)) {
		throw new user_error .y($said`${folder} holds files and is not a registry.`, $said('Choose an empty or new folder with --out, or that of a registry.'));
	}
	return parseIndex((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, INDEX_FILE)), `${folder}/${INDEX_FILE}`);
}
function obsolete(earlier, { pacotes }) {
	const paths = Object.entries(earlier?.pacotes ?? {}).flatMap(([name, pacote]) => {
		const now = pacotes[name];
		if (now === pacote)
			return [];
		const kept = new Set(now && filesOf(name, now));
		return filesOf(name, pacote).filter(path => !kept.has(path));
	});
	if (paths.length === 0)
		return [];
	const current = new Set(Object.entries(pacotes).flatMap(([name, pacote]) => filesOf(name, pacote)));
	return paths.filter(path => !current.has(path));
}
function filesOf(name, { versoes }) {
	return [packageFile(name), ...Object.values(versoes).map(({ arquivo }) => archiveFile(arquivo))];
}

; 






















 }),

 35742:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   f: () => (  makeFolder)
 });
 var node_fs$m0 = __webpack_require__(73024);
 var node_path$m1 = __webpack_require__(76760);
 var _stats_js$m2 = __webpack_require__(15368);



function makeFolder(folder) {
	try {
		makeOne(folder);
	}
	catch (error) {
		const around = (0,node_path$m1.dirname)(folder);
		if (error.code !== 'ENOENT' || around === folder)
			throw error;
		makeFolder(around);
		makeOne(folder);
	}
}
function makeOne(folder) {
	try {
		(0,node_fs$m0.mkdirSync)(folder);
	}
	catch (error) {
		if (!(0,_stats_js$m2  .L)(folder)?.isDirectory())
			throw error;
	}
}


 }),

 97:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   S: () => (  removeQuietly)
 });
 var node_fs$m0 = __webpack_require__(73024);

function removeQuietly(path) {
	try {
		(0,node_fs$m0.rmSync)(path, { recursive: true, force: true });
	}
	catch {
	}
}


 }),

 55508:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   G: () => (  archivedCopies)
 });
 var _findings_user_error_js$m0 = __webpack_require__(14343);
 var _hosting_js$m1 = __webpack_require__(42156);


const SAFE_SEGMENT = /^[0-9A-Za-z][0-9A-Za-z._+-]{0,127}$/;
function archivedCopies(files, versao) {
	if (!SAFE_SEGMENT.test(versao) || versao.endsWith('.')) {
		throw new _findings_user_error_js$m0  .y($said`\`versao\` is ${JSON.stringify(versao)}, which cannot be the name of a folder of \`archive\`.`, $said('Use letters, digits, ".", "_", "+" and "-" in `versao`, or leave `archive` out of refdata.yml.'));
	}
	return files.map(file => ({ ...file, path: `${_hosting_js$m1  .qx}${versao}${file.path}` }));
}


 }),

 90957:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  S: () => (  hosts)
});

var hosting = __webpack_require__(42156);
; 

const host = {
	name: 'Apache',
	path: '/.htaccess',
	render: ({ prefix }) => {
		const always = (headers, condition = '') => Object.entries(headers)
			.map(([name, value]) => `Header always set ${name} "${value}"${condition}`)
			.join('\n');
		const { Allow: _, ...preflight } = hosting .Zk;
		return `# Needs mod_headers and mod_rewrite, and in the server's configuration: AllowOverride All.

DirectoryIndex index.html
Options -Indexes
AddType application/json .json
AddType text/javascript .js
AddType text/markdown .md
AddType ${hosting .qp} .gz .tgz
RemoveEncoding .gz .tgz
AddCharset utf-8 .json .html .css .js .md .svg .txt .xml
FileETag MTime Size

${always(hosting .CA)}
Header set Cache-Control "${hosting .kK}"
<If "%{REQUEST_URI} =~ m#^${prefix}${hosting .ML}#">
  Header set Cache-Control "${hosting .hb}"
</If>
# mod_deflate puts "-gzip" into the ETag and does not know it again.
RequestHeader edit* If-None-Match "-gzip\\"" "\\""

RewriteEngine On
RewriteCond %{REQUEST_METHOD} =OPTIONS
RewriteRule ^ - [R=204,L]
RewriteCond %{REQUEST_METHOD} !^(${hosting .J8.join('|')})$
RewriteRule ^ - [R=405,L]
RewriteRule ^(\\.(?!well-known/).*|_headers|hosts/.*|vercel\\.json|staticwebapp\\.config\\.json)$ - [R=404,L]
# Addresses of pages have no ending.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
${always({ Allow: hosting .cg }, ' "expr=%{REQUEST_METHOD} !~ /^(GET|HEAD)$/"')}
${always(preflight, ' "expr=%{REQUEST_METHOD} == \'OPTIONS\'"')}

ErrorDocument 404 ${prefix}${hosting .hw}
<If "%{REQUEST_URI} =~ m#^${prefix}(${hosting .$j.join('|')})#">
  ErrorDocument 404 ${prefix}${hosting .QM}
</If>
`;
	},
};

; 

const azure_host = {
	name: 'Azure Static Web Apps',
	path: '/staticwebapp.config.json',
	render: ({ prefix, archived }) => `${JSON.stringify({
		routes: [
			...(archived === null
				? []
				: [
					{
						route: `${prefix}${hosting .qx}${archived}/api/*`,
						methods: hosting .J8,
						headers: { 'Cache-Control': hosting .hb },
					},
				]),
			{ route: '/*', methods: hosting .J8 },
		],
		responseOverrides: { 404: { rewrite: `${prefix}${hosting .hw}` } },
		globalHeaders: { ...hosting .CA, 'Cache-Control': hosting .kK },
		mimeTypes: { '.json': hosting .sR, '.md': 'text/markdown; charset=utf-8' },
	}, null, 2)}\n`,
};

; 
function examplePlaces(prefix) {
	if (prefix === '')
		return { root: '/var/www/lume', folder: '/var/www/lume' };
	return { root: '/var/www', folder: `/var/www${prefix}` };
}
function rootInWords(prefix) {
	return prefix === ''
		? 'root is the published folder'
		: `root holds the published folder as ${prefix.slice(1)}`;
}

; 


const caddy_host = {
	name: 'Caddy',
	path: '/hosts/Caddyfile',
	render: ({ prefix }) => `# Import this in a site block whose ${rootInWords(prefix)}:
#
#   lume.example {
#     root * ${examplePlaces(prefix).root}
#     import ${examplePlaces(prefix).folder}/hosts/Caddyfile
#   }

header {
${Object.entries(hosting .CA)
		.map(([name, value]) => `\t${name} "${value}"`)
		.join('\n')}
}
@refdata_latest not path_regexp ^${prefix}${hosting .ML}
header @refdata_latest Cache-Control "${hosting .kK}"
@refdata_archived {
	path_regexp ^${prefix}${hosting .ML}
	file
}
header @refdata_archived Cache-Control "${hosting .hb}"
@refdata_json path *.json
header @refdata_json Content-Type "${hosting .sR}"
@refdata_markdown path *.md
header @refdata_markdown Content-Type "text/markdown; charset=utf-8"
@refdata_archive path *.tar.gz *.tgz
header @refdata_archive Content-Type "${hosting .qp}"

@refdata_preflight method OPTIONS
header @refdata_preflight {
${Object.entries(hosting .Zk)
		.map(([name, value]) => `\t${name} "${value}"`)
		.join('\n')}
}
respond @refdata_preflight 204
@refdata_write not method ${hosting .J8.join(' ')}
header @refdata_write Allow "${hosting .cg}"
respond @refdata_write 405

encode gzip
# Addresses of pages have no ending.
try_files {path} {path}.html
file_server {
	hide .* _headers hosts vercel.json staticwebapp.config.json
}

handle_errors {
	header {
${Object.entries(hosting .CA)
		.map(([name, value]) => `\t\t${name} "${value}"`)
		.join('\n')}
	}
	@refdata_no_file {
		expression {err.status_code} == 404
		path ${hosting .$j.map(folder => `${prefix}${folder}*`).join(' ')}
	}
	handle @refdata_no_file {
		rewrite * ${prefix}${hosting .QM}
		header Content-Type "${hosting .sR}"
		file_server
	}
	@refdata_no_page expression {err.status_code} == 404
	handle @refdata_no_page {
		rewrite * ${prefix}${hosting .hw}
		file_server
	}
}
`,
};

; 

const netlify_host = {
	name: 'Netlify, Cloudflare Pages',
	path: '/_headers',
	render: ({ archived }) => (0,hosting .$O)(archived)
		.map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
		.join('\n'),
};

; 


const PAGES = '$uri $uri.html $uri/';
const nginx_host = {
	name: 'nginx',
	path: '/hosts/nginx.conf',
	render: ({ prefix }) => `# Include this in a server block whose ${rootInWords(prefix)}:
#
#   server {
#     listen 80;
#     server_name lume.example;
#     root ${examplePlaces(prefix).root};
#     include ${examplePlaces(prefix).folder}/hosts/nginx.conf;
#   }

index index.html;
absolute_redirect off;
etag on;
charset utf-8;
# And HTML, always.
charset_types application/json application/xml image/svg+xml text/css text/javascript text/markdown text/plain;
types {
  text/html html;
  application/json json;
  application/xml xml;
  image/svg+xml svg;
  text/css css;
  text/javascript js;
  text/markdown md;
  text/plain txt;
  ${hosting .qp} gz tgz;
}
default_type application/octet-stream;

gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types application/json application/xml image/svg+xml text/css text/javascript text/markdown text/plain;

set $refdata_cache "${hosting .kK}";
if ($uri ~ "^${prefix}${hosting .ML}") {
  set $refdata_cache "${hosting .hb}";
}
set $refdata_allow "";
if ($request_method !~ "^(GET|HEAD)$") {
  set $refdata_allow "${hosting .cg}";
}
set $refdata_headers "";
set $refdata_age "";
if ($request_method = OPTIONS) {
  set $refdata_headers "${hosting .Zk['Access-Control-Allow-Headers']}";
  set $refdata_age "${hosting .Zk['Access-Control-Max-Age']}";
}
${Object.entries(hosting .CA)
		.map(([name, value]) => `add_header ${name} "${value}" always;`)
		.join('\n')}
add_header Cache-Control $refdata_cache;
add_header Allow $refdata_allow always;
add_header Access-Control-Allow-Methods $refdata_allow always;
add_header Access-Control-Allow-Headers $refdata_headers always;
add_header Access-Control-Max-Age $refdata_age always;

if ($request_method = OPTIONS) {
  return 204;
}
if ($request_method !~ "^(${hosting .J8.join('|')})$") {
  return 405;
}

error_page 404 ${prefix}${hosting .hw};
${hosting .$j.map(folder => `location ^~ ${prefix}${folder} {
  try_files ${folder === hosting .qx ? PAGES : '$uri'} =404;
  error_page 404 ${prefix}${hosting .QM};
}`).join('\n')}
# Addresses of pages have no ending.
location ${prefix}/ {
  try_files ${PAGES} =404;
}
# What tells hosts how to serve is not for visitors.
location ~ "/(\\.|_headers$|hosts/|vercel\\.json$|staticwebapp\\.config\\.json$)" {
  return 404;
}
`,
};

; 

const vercel_host = {
	name: 'Vercel',
	path: '/vercel.json',
	render: ({ archived }) => {
		const headers = (0,hosting .$O)(archived).map(rule => ({
			source: rule.path.replace(/\*$/, '(.*)'),
			headers: Object.entries(rule.headers).map(([key, value]) => ({ key, value })),
		}));
		return `${JSON.stringify({
			$schema: 'https://openapi.vercel.sh/vercel.json',
			cleanUrls: true,
			trailingSlash: false,
			headers,
		}, null, 2)}\n`;
	},
};

; 






const hosts = [host, azure_host, caddy_host, netlify_host, nginx_host, vercel_host];


 }),

 42156:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $O: () => (  headerRules),
   $j: () => (  JSON_FOLDERS),
   CA: () => (  OPEN_HEADERS),
   J8: () => (  METHODS),
   ML: () => (  ARCHIVED_DATA),
   QM: () => (  NOT_FOUND_JSON_PATH),
   Zk: () => (  PREFLIGHT_HEADERS),
   cg: () => (  ALLOW),
   hb: () => (  IMMUTABLE),
   hw: () => (  NOT_FOUND_PAGE_PATH),
   kK: () => (  REVALIDATE),
   qp: () => (  ARCHIVE_TYPE),
   qx: () => (  ARCHIVE_FOLDER),
   sR: () => (  JSON_TYPE)
 });
 var _contract_files_js$m0 = __webpack_require__(77964);

const METHODS = ['GET', 'HEAD', 'OPTIONS'];
const ALLOW = METHODS.join(', ');
const OPEN_HEADERS = {
	'Access-Control-Allow-Origin': '*',
	'X-Content-Type-Options': 'nosniff',
};
const PREFLIGHT_HEADERS = {
	Allow: ALLOW,
	'Access-Control-Allow-Methods': ALLOW,
	'Access-Control-Allow-Headers': '*',
	'Access-Control-Max-Age': '86400',
};
const JSON_TYPE = 'application/json; charset=utf-8';
const ARCHIVE_TYPE = 'application/gzip';
const REVALIDATE = 'no-cache';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ARCHIVE_FOLDER = '/v/';
const ARCHIVED_DATA = `${ARCHIVE_FOLDER}[^/]+/api/`;
const JSON_FOLDERS = ['/api/', '/registry/', ARCHIVE_FOLDER];
const NOT_FOUND_JSON_PATH = '/404.json';
const NOT_FOUND_PAGE_PATH = '/404.html';
function headerRules(archived) {
	const typed = [..._contract_files_js$m0  .GY.map(_contract_files_js$m0  .XM), _contract_files_js$m0  .U4, '/registry/index.json', '/registry/config.json'];
	return [
		{ path: '/*', headers: OPEN_HEADERS },
		...['/api/*', '/registry/*'].map(path => ({ path, headers: { 'Cache-Control': REVALIDATE } })),
		...typed.map(path => ({ path, headers: { 'Content-Type': JSON_TYPE } })),
		...['/schemas/*', '/openapi.json'].map(path => ({
			path,
			headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': REVALIDATE },
		})),
		...(archived === null
			? []
			: [
				{
					path: `${ARCHIVE_FOLDER}${archived}/api/*`,
					headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': IMMUTABLE },
				},
				{
					path: `${ARCHIVE_FOLDER}${archived}/schemas/*`,
					headers: { 'Content-Type': JSON_TYPE, 'Cache-Control': REVALIDATE },
				},
			]),
	];
}


 }),

 96223:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  qy: () => (  html),
  MY: () => (  page),
  CS: () => (  prose)
});

var visible = __webpack_require__(38696);
; 
const STYLE = `
:root{color-scheme:light dark;--page:#f4f5f8;--card:#fff;--text:#1b2230;--soft:#566073;--line:#dfe3ea;--code:#f1f3f7;--link:#1a55b8;--accent:#4b4fc4;--badge:#e9e9fb}
@media(prefers-color-scheme:dark){:root{--page:#0e1118;--card:#171b25;--text:#e7eaf1;--soft:#a3adbf;--line:#2a3140;--code:#0f131b;--link:#8ab8ff;--accent:#b3b6ff;--badge:#262a4d}}
*{box-sizing:border-box}
body{margin:0;overflow-wrap:break-word;background:var(--page);color:var(--text);font:1rem/1.55 system-ui,sans-serif;border-top:.3rem solid var(--accent)}
header,main{max-width:72rem;margin:0 auto;padding:0 1.25rem}
header,main:first-child{padding-top:2.5rem}main{padding-bottom:3rem}
h1{display:flex;flex-wrap:wrap;align-items:center;gap:.4rem .9rem;margin:0;font-size:2.4rem;line-height:1.15;letter-spacing:-.02em;overflow-wrap:anywhere}
h2{margin:2.5rem 0 .4rem;font-size:1.3rem}h3{margin:0;font-size:1rem;overflow-wrap:anywhere}
p{margin:.4rem 0}a{color:var(--link);text-underline-offset:.15em}
a:focus-visible,button:focus-visible{outline:2px solid var(--accent);outline-offset:2px;border-radius:.25rem}
.lead{max-width:46rem;font-size:1.1rem}.soft{color:var(--soft)}
.badge{padding:.15rem .65rem;border-radius:1rem;background:var(--badge);color:var(--accent);font-size:.95rem;font-weight:600;letter-spacing:0;overflow-wrap:anywhere}
nav{display:flex;flex-wrap:wrap;gap:.3rem 1.25rem;margin-top:.75rem}
code{font:.875em/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}p code{padding:.05rem .3rem;border-radius:.3rem;background:var(--code)}
ul{list-style:none;margin:0;padding:0}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,29rem),1fr));gap:1rem;margin-top:1rem}
.cards>li,.more{padding:1.1rem 1.25rem;border:1px solid var(--line);border-radius:.75rem;background:var(--card)}
.cards>li{display:flex;flex-direction:column}
.top{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.1rem 1rem}.counts{margin:0 0 .5rem}
dl{display:grid;grid-template-columns:max-content minmax(0,1fr);gap:.45rem .9rem;align-items:center;margin:auto 0 0;font-size:.9rem}dt{color:var(--soft)}dd{display:flex;align-items:center;gap:.5rem;min-width:0;margin:0}
.copy{flex:1;min-width:0;padding:.35rem .55rem;border-radius:.4rem;background:var(--code);overflow-wrap:anywhere;user-select:all;-webkit-user-select:all}
button{flex:none;padding:.3rem .6rem;border:1px solid var(--line);border-radius:.4rem;background:var(--card);color:var(--text);font:inherit;font-size:.8rem;cursor:pointer}button:hover{border-color:var(--accent)}
.more{margin-top:.75rem}.more>li{padding:.25rem 0}
@media(max-width:32rem){dl{grid-template-columns:minmax(0,1fr);gap:.2rem}dd{margin-bottom:.35rem}}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
`.trim();

; 


const ESCAPES = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;',
};
function html(text) {
	return (0,visible .R)(text).replace(/[&<>"']/g, character => ESCAPES[character]);
}
function prose(text) {
	return html(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
function page(title, description, body, lang = 'en') {
	return new TextEncoder().encode(`<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<meta name="description" content="${html(description)}">
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`);
}


 }),

 88469:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   s: () => (  notFoundJson),
   v: () => (  notFoundFiles)
 });
 var _contract_canonical_js$m0 = __webpack_require__(96845);
 var _contract_files_js$m1 = __webpack_require__(77964);
 var _hosting_js$m2 = __webpack_require__(42156);
 var _html_js$m3 = __webpack_require__(96223);




function notFoundFiles(nome, baseUrl, words, around) {
	const start = baseUrl === null ? (0,_html_js$m3  .qy)((0,_contract_files_js$m1  .XM)('index')) : `<a href="${(0,_html_js$m3  .qy)(startOf(baseUrl))}">${(0,_html_js$m3  .qy)(nome)}</a>`;
	const said = `<p>${(0,_html_js$m3  .qy)(words.nothingHere)} ${(0,_html_js$m3  .qy)(words.startAt)} ${start}.</p>`;
	const whole = baseUrl === null ? undefined : around?.notFound?.(words.notFound, said, rootOf(baseUrl));
	const body = `<main>
<h1>${(0,_html_js$m3  .qy)(words.notFound)}</h1>
${said}
</main>`;
	return [
		{
			path: _hosting_js$m2  .hw,
			bytes: whole ?? (0,_html_js$m3  .MY)(`${words.notFound}: ${nome}`, words.notFound, body, words.lang),
			schema: null,
		},
		{ path: _hosting_js$m2  .QM, bytes: notFoundJson(), schema: null },
	];
}
function startOf(baseUrl) {
	const address = `${baseUrl}/`;
	return URL.canParse(address) && new URL(address).pathname === '/' ? '/' : address;
}
function rootOf(baseUrl) {
	return URL.canParse(baseUrl) ? new URL(baseUrl).pathname.replace(/(?<!\/)\/+$/, '') : '';
}
function notFoundJson() {
	return (0,_contract_canonical_js$m0  .d)({ erro: 'not found', indice: (0,_contract_files_js$m1  .XM)('index') }, 'compact');
}


 }),

 64314:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   V: () => (  OPENAPI_PATH),
   X: () => (  openapiFile)
 });
 var _contract_canonical_js$m0 = __webpack_require__(96845);
 var _contract_files_js$m1 = __webpack_require__(77964);
 var _contract_generated_schemas_js$m2 = __webpack_require__(90733);
 var _hosting_js$m3 = __webpack_require__(42156);




const OPENAPI_PATH = '/openapi.json';
const TAG = 'reference';
function openapiFile(reference, baseUrl) {
	const { nome, versao, descricao, documentacao } = reference.index;
	const schemas = Object.fromEntries(_contract_files_js$m1  .GY.map(name => [name, schemaOf(name)]));
	const document = {
		openapi: '3.1.1',
		info: {
			title: `${nome} reference data`,
			version: versao,
			description: descricao || `The reference data of ${nome}.`,
			contact: { name: nome, url: documentacao },
		},
		externalDocs: { description: 'Documentation of the language', url: documentacao },
		servers: [{ url: baseUrl ?? '.', description: 'The published files' }],
		tags: [{ name: TAG, description: 'Static JSON files, read-only and for every origin' }],
		paths: Object.fromEntries(_contract_files_js$m1  .GY.map(name => [(0,_contract_files_js$m1  .XM)(name), { get: operation(name, schemas[name]) }])),
		components: {
			headers: {
				AccessControlAllowOrigin: {
					description: 'Pages of every origin may read the file.',
					schema: { const: '*' },
				},
				CacheControl: {
					description: 'A copy is asked about before each use.',
					schema: { type: 'string', examples: [_hosting_js$m3  .kK] },
				},
				ETag: {
					description: 'Changes with the bytes; send it back in `If-None-Match`.',
					schema: { type: 'string' },
				},
			},
			responses: {
				NotModified: { description: 'The copy that the client has is the newest.' },
				NotFound: { description: 'There is no such file.' },
			},
			schemas,
		},
	};
	return { path: OPENAPI_PATH, bytes: (0,_contract_canonical_js$m0  .d)(document, 'indented'), schema: null };
}
function operation(name, { description }) {
	const summary = description.slice(0, description.indexOf(','));
	return {
		operationId: name,
		summary,
		description,
		tags: [TAG],
		responses: {
			200: {
				description: summary,
				headers: {
					'Access-Control-Allow-Origin': { $ref: '#/components/headers/AccessControlAllowOrigin' },
					'Cache-Control': { $ref: '#/components/headers/CacheControl' },
					ETag: { $ref: '#/components/headers/ETag' },
				},
				content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
			},
			304: { $ref: '#/components/responses/NotModified' },
			404: { $ref: '#/components/responses/NotFound' },
		},
	};
}
function schemaOf(name) {
	const { $schema: _, $id: __, ...schema } = JSON.parse(_contract_generated_schemas_js$m2  .a[name]);
	return schema;
}


 }),

 6492:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   Y: () => (  EDITORS_FOLDER),
   _: () => (  siteEditors)
 });
 var _editors_editor_js$m0 = __webpack_require__(60324);
 var _editors_editors_js$m1 = __webpack_require__(78577);


const EDITORS_FOLDER = '/editor/';
function siteEditors(input, baseUrl) {
	const base = baseUrl?.replace(/[$`"'\\]/g, character => `%${character.charCodeAt(0).toString(16)}`) ?? '$BASE_URL';
	return (0,_editors_editors_js$m1  .D)(_editors_editor_js$m0  .G, '').map(engine => {
		const { path, bytes } = engine.pack?.(input) ?? onlyFile(engine.name, engine.files(input));
		const file = { path: EDITORS_FOLDER + path, bytes, schema: null };
		const install = engine.install?.(base + encodeURI(file.path), input.lexico);
		return { name: engine.name, file, install, base };
	});
}
function onlyFile(name, files) {
	const [file, ...others] = files;
	if (file === undefined || others.length > 0)
		throw new Error($said`The engine ${name} does not pack its files.`);
	return { path: file.path, bytes: new TextEncoder().encode(file.text) };
}


 }),

 62734:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

 __webpack_require__.d(__webpack_exports__, {
   $d: () => (  sizeOf),
   Bj: () => (  sha256Of),
   p8: () => (  schemaPath)
 });
 var node_crypto$m0 = __webpack_require__(77598);

function sizeOf(file) {
	return 'bytes' in file ? file.bytes.length : file.size;
}
function sha256Of(file) {
	return 'bytes' in file ? (0,node_crypto$m0.createHash)('sha256').update(file.bytes).digest('hex') : file.sha256;
}
function schemaPath(name) {
	return `/schemas/${name}.schema.json`;
}


 }),

 6278:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  I: () => (  schemaFile),
  J: () => (  siteFiles)
});

var canonical = __webpack_require__(96845);
var contract_files = __webpack_require__(77964);
var schemas = __webpack_require__(90733);
var version = __webpack_require__(10529);
var archive = __webpack_require__(55508);
var counts = __webpack_require__(67451);
var html = __webpack_require__(96223);
; 

function frontPageBody({ descricao, links, endpoints, more, baseUrl, words, }) {
	const listed = links.map(({ text, url, isPath }) => `<li><a href="${(0,html .qy)(isPath ? url.slice(1) : url)}">${(0,html .qy)(text)}</a></li>`);
	return `<p class="lead">${(0,html .qy)(descricao)}</p>
<nav aria-label="${(0,html .qy)(words.ofLanguage)}"><ul>
${listed.join('\n')}
</ul></nav>
<h2>${(0,html .qy)(words.endpoints)}</h2>
<p class="soft">${(0,html .qy)(words.endpointsIntro)}${baseUrl === null ? ` ${(0,html .CS)(words.baseUrl)}` : ''}</p>
<ul class="cards">
${endpoints.map(each => endpointHtml(each, words)).join('\n')}
</ul>
<h2>${(0,html .qy)(words.more)}</h2>
<ul class="more">
${more.map(([path, text]) => `<li><a href="${(0,html .qy)(path.slice(1))}"><code>${(0,html .qy)(path)}</code></a> ${(0,html .qy)(text)}</li>`).join('\n')}
</ul>`;
}
function endpointHtml({ path, contents, counts, bytes, sha256, command, schema }, words) {
	return `<li>
<div class="top"><h3><a href="${(0,html .qy)(path.slice(1))}"><code>${(0,html .qy)(path)}</code></a></h3><span class="soft">${(0,html .qy)(bytes)}</span></div>
<p>${(0,html .CS)(contents)}</p>
<p class="counts soft">${(0,html .qy)(counts)}</p>
<dl>
<dt>${(0,html .qy)(words.fetch)}</dt><dd>${copyable(command, words.theCommand(path), path)}</dd>
<dt>SHA-256</dt><dd>${copyable(sha256, words.theHash(path))}</dd>
<dt>${(0,html .qy)(words.schema)}</dt><dd><a href="${(0,html .qy)(schema.slice(1))}">${(0,html .qy)(schema.slice(schema.lastIndexOf('/') + 1))}</a></dd>
</dl>
</li>`;
}
function copyable(text, what, path) {
	const of = path === undefined ? '' : ` data-path="${(0,html .qy)(path)}"`;
	return `<code class="copy" data-what="${(0,html .qy)(what)}"${of}>${(0,html .qy)(text)}</code>`;
}

var hosting = __webpack_require__(42156);
var openapi = __webpack_require__(64314);
var site_editors = __webpack_require__(6492);
var site_file = __webpack_require__(62734);
var words_words = __webpack_require__(17299);
; 









const PAGE = /\.(?:html|md)$/;
const FRONT_PAGE = {
	files: ({ title, descricao, words }, body) => [
		{
			path: '/index.html',
			bytes: (0,html .MY)(title, descricao, `<main data-copy="${(0,html .qy)(words.copy)}" data-copied="${(0,html .qy)(words.copied)}">
<h1>${(0,html .qy)(title)}</h1>
${body}
</main>
<p class="hidden" role="status"></p>
<script>
${COPY_SCRIPT}
</script>`, words.lang),
			schema: null,
		},
	],
};
const COPY_SCRIPT = `
if (location.protocol !== 'file:')
  for (const text of document.querySelectorAll('[data-path]'))
    text.textContent = "curl --compressed '" + new URL('.' + text.dataset.path, location.href).href.replaceAll("'", '%27') + "'";
if (navigator.clipboard) {
  const { copy, copied } = document.querySelector('main').dataset;
  for (const text of document.querySelectorAll('.copy')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = copy;
    button.setAttribute('aria-label', copy + ': ' + text.dataset.what);
    button.onclick = async () => {
      await navigator.clipboard.writeText(text.textContent);
      document.querySelector('[role=status]').textContent = copied + ': ' + text.dataset.what;
      button.textContent = copied;
      setTimeout(() => { button.textContent = copy; }, 1500);
    };
    text.after(button);
  }
}
`.trim();
function frontPage({ dataPage = FRONT_PAGE, ...input }) {
	const content = contentOf(input);
	return dataPage.files(content, frontPageBody(content));
}
function contentOf({ reference, baseUrl, archive, files, tongue, }) {
	const { nome, versao, descricao, documentacao } = reference.index;
	const words = (0,words_words .O)(tongue);
	const { others } = words;
	const byPath = new Map(files.map(file => [file.path, file]));
	const where = (path, text) => (byPath.has(path) ? [[path, text]] : []);
	return {
		title: words.title(nome, versao),
		descricao,
		links: [
			{ text: words.documentation, url: documentacao, isPath: false },
			{ text: words.index, url: (0,contract_files .XM)('index'), isPath: true },
			{ text: 'OpenAPI', url: openapi .V, isPath: true },
		],
		endpoints: contract_files .GY.map(name => {
			const path = (0,contract_files .XM)(name);
			const file = byPath.get(path);
			return {
				path,
				contents: words.contents[name],
				counts: countsIn(words, (0,counts .mQ)(name, reference[name])),
				bytes: words.bytes((0,site_file .$d)(file)),
				sha256: (0,site_file .Bj)(file),
				command: `curl --compressed ${shellAddress(baseUrl, path)}`,
				schema: file.schema ?? '',
			};
		}),
		more: [
			[contract_files .U4, others.manifest],
			...where(contract_files .Lh, others.referencia),
			[openapi .V, others.openapi],
			...where(contract_files .AM, others.registro),
			...where(contract_files .rM, others.lexico),
			...files
				.filter(({ path }) => path.startsWith(site_editors .Y) && !PAGE.test(path))
				.map(({ path }) => [path, others.editor]),
			...(archive
				? [[`${hosting .qx}${versao}${(0,contract_files .XM)('index')}`, others.archived(versao)]]
				: []),
		],
		baseUrl,
		words,
	};
}
function countsIn({ nouns }, counts) {
	return Object.entries(counts)
		.map(([noun, count]) => `${count} ${nouns[noun]?.[count === 1 ? 0 : 1] ?? noun}`)
		.join(', ');
}
function shellAddress(baseUrl, path) {
	if (baseUrl === null)
		return `"$BASE_URL${path}"`;
	return `'${(baseUrl + path).replaceAll("'", "'\\''")}'`;
}

var user_error = __webpack_require__(14343);
var hosts = __webpack_require__(90957);
; 


const NOJEKYLL_PATH = '/.nojekyll';
const NOJEKYLL = 'The files are published as they are.\n';
const PLAIN_PATH = /^[0-9A-Za-z/._~-]*$/;
function hostFiles(baseUrl, archived) {
	const prefix = baseUrl === null ? '' : new URL(baseUrl).pathname.replace(/\/+$/, '');
	if (!PLAIN_PATH.test(prefix)) {
		throw new user_error .y($said`The base address ${baseUrl} has the path ${prefix}, which configurations of servers cannot hold as it is.`, $said('Publish under a path of letters, digits, ".", "_", "~" and "-".'));
	}
	const encoder = new TextEncoder();
	return [
		{ path: NOJEKYLL_PATH, bytes: encoder.encode(NOJEKYLL), schema: null, served: false },
		...hosts .S.map(host => ({
			path: host.path,
			bytes: encoder.encode(host.render({ prefix, archived })),
			schema: null,
			served: false,
		})),
	];
}

var not_found = __webpack_require__(88469);
; 











function siteFiles(reference, provenance, more = [], dataPage) {
	const data = contract_files .GY.map(name => ({
		path: (0,contract_files .XM)(name),
		bytes: (0,canonical .d)(reference[name], name === 'index' ? 'indented' : 'compact'),
		schema: (0,site_file .p8)(name),
	}));
	const { index } = reference;
	const { baseUrl, tongue = 'en' } = provenance;
	const schemas = contract_files .GY.map(schemaFile);
	const archived = provenance.archive ? (0,archive .G)([...data, ...schemas], index.versao) : [];
	const moreSchemas = ['referencia', 'search', 'lexico']
		.filter(name => more.some(({ schema }) => schema === (0,site_file .p8)(name)))
		.map(schemaFile);
	const named = [
		...data,
		...schemas,
		schemaFile('manifest'),
		...moreSchemas,
		...more,
		(0,openapi .X)(reference, baseUrl),
	];
	const files = [
		...named,
		...archived,
		...(provenance.front === false
			? []
			: [
				...frontPage({ reference, baseUrl, archive: provenance.archive, files: named, tongue, dataPage }),
				...(0,not_found .v)(index.nome, baseUrl, (0,words_words .O)(tongue), dataPage),
				...hostFiles(baseUrl, provenance.archive ? index.versao : null),
			]),
	];
	const manifest = {
		versao: index.versao,
		generator: { name: 'refdata-action', version: version .x },
		source: sourceOf(provenance),
		base_url: baseUrl,
		rules: provenance.policy,
		...(provenance.unread && provenance.unread.length > 0 && { unread: [...provenance.unread] }),
		files: files.map(file => ({
			path: file.path,
			bytes: (0,site_file .$d)(file),
			sha256: (0,site_file .Bj)(file),
			schema: file.schema,
			...(file.served === false && { served: file.served }),
		})),
	};
	return [...files, { path: contract_files .U4, bytes: (0,canonical .d)(manifest, 'indented'), schema: null }];
}
function sourceOf({ commit, modified, repositories = [] }) {
	if (repositories.length === 0)
		return { commit, modified };
	const others = repositories.map(({ name, text, ...each }) => ({
		name,
		repository: text,
		commit: each.commit,
		modified: each.modified,
	}));
	return { commit, modified, repositories: others };
}
function schemaFile(name) {
	return { path: (0,site_file .p8)(name), bytes: new TextEncoder().encode(schemas .a[name]), schema: null };
}


 }),

 17299:
 ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.d(__webpack_exports__, {
  O: () => (  siteWordsOf)
});

; 
const en = {
	lang: 'en',
	title: (nome, versao) => `${nome} ${versao}: reference data`,
	ofLanguage: 'Of this language',
	documentation: 'Documentation',
	index: 'Index of the data',
	endpoints: 'Endpoints',
	endpointsIntro: 'Static JSON for everybody: GET only, no key, no quota, readable from any origin. Start at the index.',
	baseUrl: 'In the commands, `$BASE_URL` is the address of this page.',
	contents: {
		index: 'Where a client starts to find the other six.',
		sintaxe: 'Reserved and contextual words, operators, HTTP verbs and the rules that most often trip people up.',
		embutidas: 'The global names that need no import.',
		modulos: "The library's modules and their symbols.",
		comandos: "What the language's command line can do, in groups.",
		erros: 'The catalogue that the `explain` command prints.',
		conteudos: 'How much there is to learn from.',
	},
	nouns: {
		rotas: ['route', 'routes'],
		reservadas: ['reserved word', 'reserved words'],
		contextuais: ['contextual word', 'contextual words'],
		operadores: ['operator', 'operators'],
		funcoes: ['function', 'functions'],
		modulos: ['module', 'modules'],
		simbolos: ['symbol', 'symbols'],
		grupos: ['group', 'groups'],
		comandos: ['command', 'commands'],
		codigos: ['code', 'codes'],
		exercicios: ['exercise', 'exercises'],
		exemplos: ['example', 'examples'],
		pacotes: ['package', 'packages'],
		projetos: ['project', 'projects'],
	},
	bytes: count => `${count.toLocaleString('en-US')} ${count === 1 ? 'byte' : 'bytes'}`,
	fetch: 'Fetch',
	schema: 'Schema',
	theCommand: path => `the command that fetches ${path}`,
	theHash: path => `the SHA-256 of ${path}`,
	copy: 'Copy',
	copied: 'Copied',
	more: 'Beside them',
	others: {
		manifest: 'every file with its size, SHA-256 and schema, and the commit of the sources',
		referencia: 'every name with signature, documentation, example, source and address',
		search: 'every name with its page',
		sevenFiles: 'the index of the seven data files',
		openapi: 'these endpoints as an OpenAPI 3.1 description',
		registro: 'the index of the package registry',
		lexico: 'how programs are cut into tokens, for tools that colour them',
		editor: 'made of it for an editor',
		agents: 'this language on one page, for assistants',
		archived: versao => `the files of version ${versao}, at addresses where they never change`,
	},
	notFound: 'Not found',
	nothingHere: 'There is nothing at this address.',
	startAt: 'Start at',
};

; 
const pt = {
	lang: 'pt-BR',
	title: (nome, versao) => `${nome} ${versao}: dados de referência`,
	ofLanguage: 'Desta linguagem',
	documentation: 'Documentação',
	index: 'Índice dos dados',
	endpoints: 'Endereços',
	endpointsIntro: 'JSON estático para todos: só GET, sem chave, sem cota, legível de qualquer origem. Comece pelo índice.',
	baseUrl: 'Nos comandos, `$BASE_URL` é o endereço desta página.',
	contents: {
		index: 'Onde um cliente começa, para encontrar os outros seis.',
		sintaxe: 'Palavras reservadas e contextuais, operadores, verbos HTTP e as regras que mais confundem.',
		embutidas: 'Os nomes globais, que não precisam de importação.',
		modulos: 'Os módulos da biblioteca e os seus símbolos.',
		comandos: 'O que a linha de comando da linguagem sabe fazer, em grupos.',
		erros: 'O catálogo que o comando de explicar erros mostra.',
		conteudos: 'Quanto há para aprender.',
	},
	nouns: {
		rotas: ['rota', 'rotas'],
		reservadas: ['palavra reservada', 'palavras reservadas'],
		contextuais: ['palavra contextual', 'palavras contextuais'],
		operadores: ['operador', 'operadores'],
		funcoes: ['função', 'funções'],
		modulos: ['módulo', 'módulos'],
		simbolos: ['símbolo', 'símbolos'],
		grupos: ['grupo', 'grupos'],
		comandos: ['comando', 'comandos'],
		codigos: ['código', 'códigos'],
		exercicios: ['exercício', 'exercícios'],
		exemplos: ['exemplo', 'exemplos'],
		pacotes: ['pacote', 'pacotes'],
		projetos: ['projeto', 'projetos'],
	},
	bytes: count => `${count.toLocaleString('pt-BR')} ${count === 1 ? 'byte' : 'bytes'}`,
	fetch: 'Obter',
	schema: 'Esquema',
	theCommand: path => `o comando que obtém ${path}`,
	theHash: path => `o SHA-256 de ${path}`,
	copy: 'Copiar',
	copied: 'Copiado',
	more: 'Além deles',
	others: {
		manifest: 'cada arquivo com tamanho, SHA-256 e esquema, e o commit das fontes',
		referencia: 'cada nome com assinatura, documentação, exemplo, fonte e endereço',
		search: 'cada nome com a sua página',
		sevenFiles: 'o índice dos sete arquivos de dados',
		openapi: 'estes endereços como uma descrição OpenAPI 3.1',
		registro: 'o índice do registro de pacotes',
		lexico: 'como os programas se dividem em símbolos léxicos, para ferramentas que os colorem',
		editor: 'feito dele para um editor',
		agents: 'esta linguagem em uma página, para assistentes',
		archived: versao => `os arquivos da versão ${versao}, em endereços que nunca mudam`,
	},
	notFound: 'Não encontrado',
	nothingHere: 'Não há nada neste endereço.',
	startAt: 'Comece em',
};

; 


const TONGUES = { en: en, pt: pt };
function siteWordsOf(tongue) {
	return TONGUES[tongue];
}


 })

};
