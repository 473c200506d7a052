export const id = 850;
export const ids = [850];
export const modules = {

/***/ 63291:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ISSUER),
/* harmony export */   I: () => (/* binding */ readClaims)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _contract_json_object_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(18765);
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);



/** Who vouches for jobs of github.com. */
const ISSUER = 'https://token.actions.githubusercontent.com';
const CLAIMS = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    iss: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    sub: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    sha: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    event_name: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    job_workflow_ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    workflow_ref: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository_owner_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    repository_visibility: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    runner_environment: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run_id: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
    run_attempt: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/**
 * Reads an identity token that GitHub has just given to the job. Whether it is genuine is judged by the authority that it is
 * shown to.
 * @throws {UserError} for a token that is no such thing.
 */
function readClaims(token) {
    const [, payload = ''] = token.split('.');
    const parsed = CLAIMS.safeParse((0,_contract_json_object_js__WEBPACK_IMPORTED_MODULE_2__/* .jsonOrNull */ .J)(Buffer.from(payload, 'base64url').toString('utf8')));
    if (parsed.success)
        return parsed.data;
    throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said('Nothing can be attested: the identity token of this job says too little about it.'), $said('Run the job on github.com: enterprise servers give other tokens.'), { cause: parsed.error });
}


/***/ }),

/***/ 70941:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  M: () => (/* binding */ readDemand)
});

// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
;// CONCATENATED MODULE: ./build/said/attest/public-root.js
/**
 * The authorities and logs of Sigstore's public service, and when each of them was good: `trusted_root.json` as its repository
 * (https://tuf-repo-cdn.sigstore.dev) has it in @sigstore/tuf 4.0.2, without those that ended before 2023, when nothing was signed
 * for us yet. A newer one comes with a newer release, or by `--trusted-root`.
 */
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

;// CONCATENATED MODULE: ./build/said/attest/trust.js



const MAX_BYTES = 16 * 1024 * 1024;
const REMEDY = $said('Give --trusted-root a file as `gh attestation trusted-root` prints it, or leave it out.');
/**
 * Whose signatures count: authorities that certify, logs that signatures are in, and when each of them was good.
 * @param file a file in the form of Sigstore, several one to a line; left out, the public service as this program knows it.
 * @throws {UserError} for a file that says no such thing.
 */
async function readTrust(file) {
    const { TrustedRoot } = await __webpack_require__.e(/* import() */ 9654).then(__webpack_require__.t.bind(__webpack_require__, 19654, 19));
    if (file === undefined)
        return [TrustedRoot.fromJSON(PUBLIC_ROOT)];
    const text = textOf(file);
    try {
        const roots = rootsIn(text).map(root => TrustedRoot.fromJSON(root));
        if (roots.length > 0 && roots.every(root => root.certificateAuthorities.length > 0))
            return roots;
    }
    catch (cause) {
        throw new user_error/* UserError */.y($said`${file} is no list of trusted authorities.`, REMEDY, { cause });
    }
    throw new user_error/* UserError */.y($said`${file} names no authority that certifies.`, REMEDY);
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
        throw new user_error/* UserError */.y($said`${file} cannot be read: ${cause.message}.`, REMEDY, { cause });
    }
    throw new user_error/* UserError */.y($said`${file} is too large for a list of trusted authorities.`, REMEDY);
}

;// CONCATENATED MODULE: ./build/said/attest/demand.js


/** @throws {UserError} for what is no repository, and for a file that is no list of authorities. */
async function readDemand({ repository, trustedRoot }) {
    if (repository !== undefined && !/^[\w.-]+\/[\w.-]+$/.test(repository))
        throw new user_error/* UserError */.y($said`"${repository}" is no repository.`, $said('Write owner/name, such as lume-lang/lume: the repository whose workflow has to have made the bytes.'));
    return { repository, trust: await readTrust(trustedRoot) };
}


/***/ }),

/***/ 72972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ makerIn),
/* harmony export */   S: () => (/* binding */ describeMaker)
/* harmony export */ });
/* harmony import */ var _git_short_commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97595);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63291);


/** What a certificate says of the job that it was given to: https://github.com/sigstore/fulcio/blob/main/docs/oid-info.md */
const OID = '1.3.6.1.4.1.57264.1';
const [ISSUED_BY, REPOSITORY, COMMIT, WORKFLOW, RUN] = [8, 12, 13, 18, 21].map(number => `${OID}.${number}`);
const ON_GITHUB = 'https://github.com/';
/** The job that a certificate was given to; null where that is no job of github.com. */
function makerIn(certificate) {
    const told = (oid) => certificate.extension(oid)?.valueObj.subs[0]?.value.toString('utf8') ?? '';
    const source = told(REPOSITORY);
    if (told(ISSUED_BY) !== _claims_js__WEBPACK_IMPORTED_MODULE_0__/* .ISSUER */ .G || !source.startsWith(ON_GITHUB))
        return null;
    const repository = source.slice(ON_GITHUB.length);
    return {
        repository,
        workflow: told(WORKFLOW).replace(`${source}/`, ''),
        commit: told(COMMIT),
        run: told(RUN),
    };
}
/** `.github/workflows/reference.yml@refs/heads/main of lume-lang/lume, at commit 1a2b3c4d5e6f (https://github.com/…)` */
function describeMaker({ repository, workflow, commit, run }) {
    return $said`${workflow} of ${repository}, at commit ${(0,_git_short_commit_js__WEBPACK_IMPORTED_MODULE_1__/* .shortCommit */ .A)(commit)}${run === '' ? '' : ` (${run})`}`;
}


/***/ }),

/***/ 54001:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jj: () => (/* binding */ provenanceOf),
/* harmony export */   Ti: () => (/* binding */ PROVENANCE_TYPE),
/* harmony export */   zG: () => (/* binding */ STATEMENT_TYPE)
/* harmony export */ });
const STATEMENT_TYPE = 'https://in-toto.io/Statement/v1';
const PROVENANCE_TYPE = 'https://slsa.dev/provenance/v1';
/**
 * What is signed: these files came of this run of this workflow at this commit, in the words that actions/attest uses
 * (https://slsa.dev/provenance/v1, https://actions.github.io/buildtypes/workflow/v1).
 */
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


/***/ }),

/***/ 48636:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ ATTESTATIONS_NAME),
/* harmony export */   i: () => (/* binding */ ATTESTATION_PATHS)
/* harmony export */ });
/** The file with attestations, beside what they are about: one to a line. `gh attestation verify --bundle` reads it, too. */
const ATTESTATIONS_NAME = 'attestations.jsonl';
/** Where they stand on a site: about the manifest, and about packages, which are fetched by clients that ask for nothing else. */
const ATTESTATION_PATHS = [`/${ATTESTATIONS_NAME}`, `/registry/${ATTESTATIONS_NAME}`];


/***/ }),

/***/ 12995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Or: () => (/* binding */ makerOf),
/* harmony export */   Z6: () => (/* binding */ subjectsOf),
/* harmony export */   Zf: () => (/* binding */ AttestationFault)
/* harmony export */ });
/* harmony import */ var zod__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88343);
/* harmony import */ var _maker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72972);
/* harmony import */ var _statement_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54001);



const STATEMENT = zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    _type: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .STATEMENT_TYPE */ .zG),
    predicateType: zod__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(_statement_js__WEBPACK_IMPORTED_MODULE_2__/* .PROVENANCE_TYPE */ .Ti),
    subject: zod__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ digest: zod__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ sha256: zod__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP() }) })),
});
/** Why an attestation does not count. */
class AttestationFault extends Error {
    reason;
    remedy;
    name = 'AttestationFault';
    /** @param reason continues a sentence that begins with a file: "has no attestation". */
    constructor(reason, remedy, cause) {
        super(reason, { cause });
        this.reason = reason;
        this.remedy = remedy;
    }
}
/**
 * Who made bytes, as attestations prove it.
 * @param text attestations, one to a line. @param sha256 of the bytes.
 * @throws {AttestationFault} where none of them proves that.
 */
async function makerOf(text, sha256, demand) {
    const { bundleFromJSON, isBundleWithDsseEnvelope } = await Promise.all(/* import() */[__webpack_require__.e(9654), __webpack_require__.e(1040)]).then(__webpack_require__.t.bind(__webpack_require__, 61040, 19));
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
/** The SHA-256 of each file that an attestation is about; none where it is something else. Nothing is proved by that. */
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
/** Who signed it, where somebody who is trusted says so. @throws {AttestationFault} */
async function proved(bundle, trust) {
    const { X509Certificate } = await __webpack_require__.e(/* import() */ 3917).then(__webpack_require__.t.bind(__webpack_require__, 83917, 19));
    const fault = await faultUnder(bundle, trust);
    if (fault !== null)
        throw await explained(fault, bundle, trust);
    const { content } = bundle.verificationMaterial;
    const [first] = content.$case === 'certificate'
        ? [content.certificate]
        : content.$case === 'x509CertificateChain'
            ? content.x509CertificateChain.certificates
            : [];
    const maker = first ? (0,_maker_js__WEBPACK_IMPORTED_MODULE_0__/* .makerIn */ .G)(X509Certificate.parse(Buffer.from(first.rawBytes))) : null;
    if (maker !== null)
        return maker;
    throw new AttestationFault($said('is signed by somebody who is no workflow of github.com'), $said('Do not use it before you know who that is.'));
}
/** Null where one of the roots holds for it. */
async function faultUnder(bundle, trust) {
    const { toSignedEntity, toTrustMaterial, Verifier } = await Promise.all(/* import() */[__webpack_require__.e(9654), __webpack_require__.e(3917), __webpack_require__.e(4187)]).then(__webpack_require__.t.bind(__webpack_require__, 54187, 19));
    let fault;
    for (const root of trust) {
        // An authority without a log of its own, as GitHub's for private repositories, stamps the time in another way.
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
/** The same authorities, as if they were good at all times. */
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


/***/ }),

/***/ 96845:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ canonicalJson)
/* harmony export */ });
/**
 * The one way in which published JSON is written, so that the same data gives the same bytes everywhere: UTF-8, keys
 * in the order of the contract, non-ASCII characters as they are, LF, one final newline. The index and the manifest
 * are indented, as people open them; the others are compact.
 */
function canonicalJson(data, style) {
    return new TextEncoder().encode(`${JSON.stringify(data, null, style === 'indented' ? 2 : undefined)}\n`);
}


/***/ }),

/***/ 91059:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ DATA_FILE),
/* harmony export */   Z: () => (/* binding */ NEXT_FILE)
/* harmony export */ });
/** The data of the language, as `refdata editor` puts it into the folder of an extension. */
const DATA_FILE = 'dados.json';
/** That of the version which programs are held against beforehand; there is none unless one was named. */
const NEXT_FILE = 'proxima.json';


/***/ }),

/***/ 60324:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ ENGINE_NAMES),
/* harmony export */   d: () => (/* binding */ jsonFile)
/* harmony export */ });
/** Every engine, as `--only` names it, in the order in which people are told of them. */
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
/** A file of JSON, indented by two, with a line end. */
function jsonFile(path, data) {
    return { path, text: `${JSON.stringify(data, null, 2)}\n` };
}


/***/ }),

/***/ 77502:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ enginesNamed)
});

// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/text/nearest.js
var nearest = __webpack_require__(35112);
// EXTERNAL MODULE: ./build/said/editors/language-configuration.js
var language_configuration = __webpack_require__(19344);
// EXTERNAL MODULE: ./build/said/editors/line-machine.js
var line_machine = __webpack_require__(31111);
// EXTERNAL MODULE: ./build/said/editors/scopes.js
var editors_scopes = __webpack_require__(61400);
;// CONCATENATED MODULE: ./build/said/editors/codemirror.js



/** Names of tags of `@lezer/highlight`, with their modifiers, as themes know them. */
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
/** A stream parser: `StreamLanguage.define(lume)` makes a language of it. */
const codemirrorEditor = {
    name: 'codemirror',
    title: 'CodeMirror 6',
    files: ({ lexico }) => [{ path: `codemirror/${(0,editors_scopes/* idOf */.T)(lexico)}.js`, text: moduleOf(lexico) }],
    install: at => `import { StreamLanguage } from '@codemirror/language';\nimport language from '${at}';\nconst extension = StreamLanguage.define(language);`,
};
function moduleOf(lexico) {
    return `${(0,line_machine/* moduleHeader */.WK)(lexico, 'CodeMirror 6')}const NAME = ${JSON.stringify((0,editors_scopes/* idOf */.T)(lexico))};
const DATA = ${JSON.stringify(languageData(lexico))};
${(0,line_machine/* lineMachine */.gH)(lexico, CODEMIRROR_STYLES)}${ADAPTER}`;
}
/** What commands ask a language for: how a line becomes a comment, which brackets close themselves. */
function languageData(lexico) {
    const { comments, autoClosingPairs } = (0,language_configuration/* languageConfiguration */.r)(lexico);
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

// EXTERNAL MODULE: ./build/said/editors/editor.js
var editor = __webpack_require__(60324);
// EXTERNAL MODULE: ./build/said/editors/textmate/textmate.js + 8 modules
var textmate = __webpack_require__(75883);
;// CONCATENATED MODULE: ./build/said/editors/highlightjs.js


/** Scopes of highlight.js, as its style sheets know them. */
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
/** The scope of highlight.js for a kind of token; of words by the group that they are in. */
function highlightjsScope(kind, group) {
    return kind === 'palavra' ? (GROUPS[group ?? ''] ?? 'keyword') : SCOPES[kind];
}
/** Rules are those of the TextMate grammar: both engines look for the first match, and for the end last. */
const highlightjsEditor = {
    name: 'highlightjs',
    title: 'highlight.js',
    files: ({ lexico }) => [{ path: `highlightjs/${(0,editors_scopes/* idOf */.T)(lexico)}.js`, text: highlightjs_moduleOf(lexico) }],
    install: (at, lexico) => `import language from '${at}';\nhljs.registerLanguage('${(0,editors_scopes/* idOf */.T)(lexico)}', language);`,
};
function highlightjs_moduleOf(lexico) {
    const { repository } = (0,textmate/* textmate */.X)(lexico);
    const rules = Object.fromEntries(Object.entries(repository).map(([name, { patterns }]) => [name, patterns]));
    const language = {
        name: lexico.nome,
        aliases: [lexico.extensao.replace(/^\./, '')],
    };
    return `// ${lexico.nome} ${lexico.versao} for highlight.js 11, generated by \`refdata editor\`: change the description of the language, not this file.
const LANGUAGE = ${JSON.stringify(language)};
const SCOPES = ${JSON.stringify(scopes(lexico))};
const RULES = ${JSON.stringify(rules, null, 1)};
${highlightjs_ADAPTER}`;
}
function scopes(lexico) {
    const id = (0,editors_scopes/* idOf */.T)(lexico);
    const kinds = Object.keys(SCOPES);
    return {
        ...Object.fromEntries(kinds.map(kind => [(0,editors_scopes/* scopeOf */.O)(kind, id), SCOPES[kind]])),
        ...Object.fromEntries(Object.keys(lexico.palavras).map(group => [
            (0,editors_scopes/* scopeOf */.O)('palavra', id, group),
            highlightjsScope('palavra', group),
        ])),
        [`meta.embedded.expression.${id}`]: 'subst',
    };
}
/** Modes refer to each other in circles, which JSON cannot. */
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

;// CONCATENATED MODULE: ./build/said/editors/monaco.js



/** Types of tokens, as the themes of Monaco know them: a theme without the whole name takes what is before the point. */
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
/**
 * Grammars of Monaco's own, Monarch, are matched with the rest of a line alone: what stands before they cannot see. So
 * Monaco is given a provider of tokens.
 */
const monacoEditor = {
    name: 'monaco',
    title: 'Monaco',
    files: ({ lexico }) => [{ path: `monaco/${(0,editors_scopes/* idOf */.T)(lexico)}.js`, text: monaco_moduleOf(lexico) }],
    install: at => `import register from '${at}';\nregister(monaco);`,
};
function monaco_moduleOf(lexico) {
    const { nome, extensao } = lexico;
    const language = { id: (0,editors_scopes/* idOf */.T)(lexico), aliases: [nome], extensions: [extensao] };
    const { comments, brackets, autoClosingPairs, surroundingPairs, folding, wordPattern } = (0,language_configuration/* languageConfiguration */.r)(lexico);
    const configuration = { comments, brackets, autoClosingPairs, surroundingPairs, folding };
    return `${(0,line_machine/* moduleHeader */.WK)(lexico, 'Monaco')}const LANGUAGE = ${JSON.stringify(language)};
const CONFIGURATION = ${JSON.stringify(configuration)};
const WORD = ${JSON.stringify(wordPattern)};
${(0,line_machine/* lineMachine */.gH)(lexico, MONACO_STYLES)}${monaco_ADAPTER}`;
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

// EXTERNAL MODULE: ./build/said/editors/neovim.js + 1 modules
var neovim = __webpack_require__(28360);
// EXTERNAL MODULE: ./build/said/text/visible.js
var visible = __webpack_require__(38696);
;// CONCATENATED MODULE: ./build/said/editors/one-line.js

/** What is longer is no name, and no sentence about a language. */
const MAX_CHARACTERS = 1000;
/**
 * What stands in comments and settings of the files for editors is text of somebody else: a line break in the name of a language would
 * end the comment, and what follows would be run.
 */
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
    return (0,visible/* visibleLine */.P)(text, MAX_CHARACTERS);
}

;// CONCATENATED MODULE: ./build/said/editors/prism.js


/** Types of tokens, as the style sheets of Prism know them. */
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
/**
 * Prism looks for one pattern after the other in a whole text, which no grammar of regions can be said with: it is given
 * tokens by its hook, as its plug-ins for templates do.
 */
const prismEditor = {
    name: 'prism',
    title: 'Prism',
    files: ({ lexico }) => [{ path: `prism/${(0,editors_scopes/* idOf */.T)(lexico)}.js`, text: prism_moduleOf(lexico) }],
    install: at => `import register from '${at}';\nregister(Prism);`,
};
function prism_moduleOf(lexico) {
    const names = [...new Set([(0,editors_scopes/* idOf */.T)(lexico), lexico.extensao.replace(/^\./, '')])];
    return `${(0,line_machine/* moduleHeader */.WK)(lexico, 'Prism 1')}const NAMES = ${JSON.stringify(names)};
${(0,line_machine/* lineMachine */.gH)(lexico, PRISM_STYLES)}${prism_ADAPTER}`;
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

// EXTERNAL MODULE: ./build/said/lexico/index.js + 29 modules
var said_lexico = __webpack_require__(63245);
;// CONCATENATED MODULE: ./build/said/editors/probes.js

/** Short programs with the classes of what they are made of: whoever makes a highlighter of their own can hold it to them. */
const probesEditor = {
    name: 'provas',
    title: 'probes: short programs and their classes, for other highlighters',
    files: ({ lexico }) => [{ path: 'lexico.provas.json', text: fileOf(lexico) }],
};
/** A line for each probe: so a change of the language shows in a diff. */
function fileOf(lexico) {
    const { versao, nome, extensao } = lexico;
    const probes = (0,said_lexico/* probesOf */.pX)(lexico).map(({ about, text }) => JSON.stringify({
        prova: about,
        programa: text,
        pedacos: (0,said_lexico/* tokenize */.qw)(lexico, text).map(({ class: kind, start, end, name }) => [
            text.slice(start, end),
            kind,
            ...(name === undefined ? [] : [name]),
        ]),
    }));
    const head = JSON.stringify({ versao, nome, extensao }).slice(0, -1);
    return `${head},"provas":[\n${probes.join(',\n')}\n]}\n`;
}

// EXTERNAL MODULE: ./build/said/editors/unicode-ranges.js
var unicode_ranges = __webpack_require__(69313);
// EXTERNAL MODULE: ./build/said/editors/vscode.js + 2 modules
var vscode = __webpack_require__(14013);
// EXTERNAL MODULE: ./build/said/editors/zip.js
var zip = __webpack_require__(84590);
;// CONCATENATED MODULE: ./build/said/editors/pygments/machine.js
/** The program of line-machine.ts in Python: the same rules, cut by the same steps. */
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

// EXTERNAL MODULE: ./build/said/editors/pattern-firsts.js
var pattern_firsts = __webpack_require__(26979);
;// CONCATENATED MODULE: ./build/said/editors/pygments/python-pattern.js


/**
 * A pattern as Python's `re` reads it. Properties of Unicode, which it does not know, stay as `\p{L}` in a class: the
 * module that has the pattern puts their characters there.
 */
function pythonPattern(source) {
    const parts = (0,said_lexico/* patternParts */.F6)(source);
    const before = lookbehindsOf(parts);
    const firsts = before === 0 ? undefined : (0,pattern_firsts/* firstsOf */.zk)(parts.slice(before));
    // To look back is slow: first it is asked whether what follows may begin here at all.
    return (firsts === undefined ? '' : `(?=[${firsts.map(member).join('')}])`) + written(parts);
}
/** How many parts what a pattern begins with has that looks back. */
function lookbehindsOf(parts) {
    let end = 0;
    while (true) {
        const first = parts[end];
        if (first?.kind !== 'open' || !first.group.startsWith('(?<'))
            return end;
        end = (0,pattern_firsts/* closeOf */.cG)(parts, end) + 1;
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
                // It looks back over texts of one length only.
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
/** The properties in what `pythonPattern` gave: `L`, and `^L` for what does not have it. */
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

;// CONCATENATED MODULE: ./build/said/editors/pygments/pygments.js







/** Types of tokens, as the styles of Pygments know them. */
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
/** A package that brings the language into Pygments where it is installed: so into Sphinx, MkDocs and LaTeX, too. */
const pygmentsEditor = {
    name: 'pygments',
    title: 'Pygments: a package for Python',
    files: input => packageOf(input).map(({ path, text }) => ({ path: `pygments/${path}`, text })),
    pack(input) {
        const name = moduleName(input.lexico);
        const files = packageOf(input).map(({ path, text }) => ({ path: `${name}/${path}`, text }));
        return { path: `${name}.zip`, bytes: (0,zip/* zipOf */.d)(files) };
    },
    install: (at, lexico) => `pip install "${at}"\npygmentize -l ${(0,editors_scopes/* idOf */.T)(lexico)} main${lexico.extensao}`,
};
function moduleName(lexico) {
    return `pygments_${(0,editors_scopes/* idOf */.T)(lexico).replaceAll('-', '_')}`;
}
function packageOf(input) {
    const module = moduleName(input.lexico);
    return [
        { path: `${module}/__init__.py`, text: pygments_moduleOf(input) },
        { path: 'pyproject.toml', text: projectOf(input, module) },
        { path: 'README.md', text: readme(input) },
        { path: 'LICENSE', text: vscode/* LICENCE */.I$ },
    ];
}
/** Words in a row with capitals; a name of Python begins with no digit. */
function classNameOf(lexico) {
    const words = (0,editors_scopes/* idOf */.T)(lexico)
        .split('-')
        .map(word => `${word.charAt(0).toUpperCase()}${word.slice(1)}`);
    return `${words.join('').replace(/^(?=\d)/, 'Language')}Lexer`;
}
function pygments_moduleOf({ lexico, documentacao }) {
    const { nome, versao, extensao } = lexico;
    const { rules, scopes } = (0,line_machine/* lineRules */.YK)(lexico, PYGMENTS_STYLES);
    const table = pythonValue(Object.fromEntries(Object.entries(rules).map(([name, patterns]) => [name, patterns.map(inPython)])));
    const styles = Object.entries(scopes).map(([scope, style]) => `    ${pythonValue(scope)}: Token.${style},\n`);
    const id = (0,editors_scopes/* idOf */.T)(lexico);
    const aliases = [...new Set([id, extensao.replace(/^\./, '')])];
    const title = `${nome} ${versao} for Pygments, generated by refdata editor: change the description of the language, not this file.`;
    return `${pythonValue(title)}
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
/** Texts, numbers, lists and objects of JSON mean the same in Python. */
function pythonValue(value) {
    return JSON.stringify(value, null, 1);
}
/** The characters of the properties of Unicode that patterns name. */
function propertiesIn(table) {
    const used = new Set([...table.replaceAll('\\\\', '\\').matchAll(PROPERTY)].map(([, p, name]) => `${p}${name}`));
    return [...used]
        .map(key => {
        const ranges = (0,unicode_ranges/* rangesOf */.w)(key.slice(1), key.startsWith('P')).map(([from, to]) => from === to ? unicode(from) : `${unicode(from)}-${unicode(to)}`);
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
    const id = (0,editors_scopes/* idOf */.T)(lexico);
    return `[build-system]
requires = ["flit_core >=3.12,<4"]
build-backend = "flit_core.buildapi"

[project]
name = "pygments-${id}"
version = "${(0,vscode/* versionOf */.E4)(lexico)}"
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
    const id = (0,editors_scopes/* idOf */.T)(lexico);
    return `# ${nome} for Pygments

${descricao}

\`pip install .\` in this folder, and [Pygments](https://pygments.org) colours ${nome} by the name \`${id}\`: so do Sphinx and MkDocs. Documentation: <${documentacao}>

Generated by \`refdata editor\` from the description of the language: change that, not these files.
`;
}

;// CONCATENATED MODULE: ./build/said/editors/sublime.js


/** What XML cannot hold; in patterns, where alone it may stand, the same is written by its number. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are meant.
const NO_CHARACTER = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;
const ENTITIES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' };
/** Sublime Text reads TextMate grammars as property lists alone: the rules are those of the grammar in JSON. */
const sublimeEditor = {
    name: 'sublime',
    title: 'Sublime Text',
    files: ({ lexico }) => [
        { path: `sublime/${(0,editors_scopes/* idOf */.T)(lexico)}.tmLanguage`, text: propertyList((0,textmate/* textmate */.X)(lexico)) },
    ],
    install: at => `curl -O "${at}"`,
};
/** JSON data as a property list. */
function propertyList(data) {
    return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
${sublime_written(data)}
</plist>
`;
}
function sublime_written(value) {
    if (typeof value === 'string')
        return sublime_element('string', value);
    if (typeof value === 'number')
        return sublime_element('integer', String(value));
    if (typeof value === 'boolean')
        return value ? '<true/>' : '<false/>';
    if (Array.isArray(value))
        return `<array>\n${value.map(each => `${sublime_written(each)}\n`).join('')}</array>`;
    const entries = Object.entries(value).filter(([, each]) => each !== undefined);
    return `<dict>\n${entries.map(([key, each]) => `${sublime_element('key', key)}\n${sublime_written(each)}\n`).join('')}</dict>`;
}
function sublime_element(tag, text) {
    const safe = text
        .replace(NO_CHARACTER, character => `\\x{${character.codePointAt(0)?.toString(16)}}`)
        .replace(/[&<>\r]/g, sign => ENTITIES[sign]);
    return `<${tag}>${safe}</${tag}>`;
}

// EXTERNAL MODULE: ./build/said/editors/vim/vim.js + 3 modules
var vim = __webpack_require__(70926);
;// CONCATENATED MODULE: ./build/said/editors/editors.js















const EDITORS = {
    textmate: textmate/* textmateEditor */.U,
    sublime: sublimeEditor,
    vscode: vscode/* vscodeEditor */.E_,
    vim: vim/* vimEditor */.q,
    neovim: neovim/* neovimEditor */.q,
    highlightjs: highlightjsEditor,
    prism: prismEditor,
    codemirror: codemirrorEditor,
    monaco: monacoEditor,
    pygments: pygmentsEditor,
    provas: probesEditor,
};
/**
 * Engines by their names; all of them where none is named.
 * @param option what names them, for messages.
 * @throws {UserError} for a name of none.
 */
function enginesNamed(names, option) {
    return (names ?? editor/* ENGINE_NAMES */.G).map(name => engineNamed(name, option));
}
function engineNamed(name, option) {
    if (isEngine(name))
        return safe(EDITORS[name]);
    const near = (0,nearest/* nearest */.p)(name, editor/* ENGINE_NAMES */.G)[0];
    throw new user_error/* UserError */.y($said`There is no engine \`${name}\`${near === undefined ? '' : $said`; did you mean \`${near}\``}.`, $said`${option} only takes these, separated by commas: ${editor/* ENGINE_NAMES */.G.join(', ')}.`);
}
function safe(editor) {
    const { files, pack } = editor;
    return {
        ...editor,
        files: input => files(inOneLine(input)),
        ...(pack && { pack: input => pack(inOneLine(input)) }),
    };
}
function isEngine(name) {
    return editor/* ENGINE_NAMES */.G.includes(name);
}


/***/ }),

/***/ 19344:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ languageConfiguration)
/* harmony export */ });
/* harmony import */ var _lexico_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63245);
/* harmony import */ var _surroundings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78878);


/** What VS Code knows of a language besides its colours: comments, brackets, indentation. */
function languageConfiguration(lexico) {
    const { regioes = [], continuacao = {}, blocos = {} } = lexico;
    const nomes = (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(lexico);
    const comments = regioes.filter(({ classe, dentro }) => classe === 'comentario' && !dentro);
    const literal = (region) => region && (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .textsOf */ .CB)(region.abre)?.[0];
    // A comment that opens everywhere, before one that depends on what stands around it.
    const lines = comments
        .filter(({ fecha }) => typeof fecha === 'object' && 'ate' in fecha && fecha.ate !== 'abertura')
        .sort((a, b) => Number(a.exceto !== undefined) - Number(b.exceto !== undefined));
    const block = comments.find(({ fecha }) => typeof fecha === 'string');
    const [lineComment, blockOpen] = [literal(lines[0]), literal(block)];
    const brackets = uniquePairs([...(continuacao.entre ?? []), ...(blocos.pares ?? [])]);
    const quotes = regioes
        .filter(({ classe, dentro, abre }) => (classe === 'texto' || classe === 'caractere') && !dentro && (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .textsOf */ .CB)(abre))
        .flatMap(region => ((0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .textsOf */ .CB)(region.abre) ?? []).map(open => [open, (0,_surroundings_js__WEBPACK_IMPORTED_MODULE_1__/* .closingTexts */ .Ud)(region)[0] ?? open]))
        .filter(([open, close]) => open.length === 1 && close.length === 1);
    const opens = [
        ...(blocos.abre ?? []),
        ...(blocos.pares ?? []).map(([open]) => open),
        ...(blocos.palavras ?? []).map(([open]) => open),
    ];
    const closes = [...(blocos.pares ?? []), ...(blocos.palavras ?? [])].map(([, close]) => close);
    const openPattern = `^.*(?:${(0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .Vo)(opens)})[ \\t]*$`;
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
                        decreaseIndentPattern: closes.length === 0 ? '^$' : `^[ \\t]*(?:${(0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .Vo)(closes)})`,
                    },
                })),
    };
}
function uniquePairs(pairs) {
    return pairs.filter(([open], i) => pairs.findIndex(([other]) => other === open) === i);
}


/***/ }),

/***/ 31111:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   WK: () => (/* binding */ moduleHeader),
/* harmony export */   YK: () => (/* binding */ lineRules),
/* harmony export */   gH: () => (/* binding */ lineMachine)
/* harmony export */ });
/* unused harmony export styleOf */
/* harmony import */ var _scopes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61400);
/* harmony import */ var _textmate_textmate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75883);


/** The style of a class of tokens; `group` is that of a word. */
function styleOf({ classes, groups }, kind, group) {
    return (kind === 'palavra' ? groups[group ?? ''] : undefined) ?? classes[kind];
}
/**
 * A program that cuts lines by the rules of the TextMate grammar, for engines whose own grammars cannot say all of
 * them but that take a function: `cut(line, stack)` gives pieces `[start, end, style]`, and the stack for the next
 * line. A stack is never changed, so that an editor may keep it and go on from any line.
 */
function lineMachine(lexico, styles) {
    const { rules, scopes } = lineRules(lexico, styles);
    return `const STYLES = ${JSON.stringify(scopes)};
const RULES = ${JSON.stringify(rules, null, 1)};
${MACHINE}`;
}
/** What the program goes by: the rules of each name, and the style of each scope. */
function lineRules(lexico, styles) {
    const id = (0,_scopes_js__WEBPACK_IMPORTED_MODULE_0__/* .idOf */ .T)(lexico);
    const { repository } = (0,_textmate_textmate_js__WEBPACK_IMPORTED_MODULE_1__/* .textmate */ .X)(lexico);
    const rules = Object.fromEntries(Object.entries(repository).map(([name, { patterns }]) => [name, patterns]));
    const kinds = Object.keys(styles.classes);
    const scopes = {
        ...Object.fromEntries(kinds.map(kind => [(0,_scopes_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeOf */ .O)(kind, id), styleOf(styles, kind)])),
        ...Object.fromEntries(Object.keys(lexico.palavras).map(group => [
            (0,_scopes_js__WEBPACK_IMPORTED_MODULE_0__/* .scopeOf */ .O)('palavra', id, group),
            styleOf(styles, 'palavra', group),
        ])),
    };
    return { rules, scopes };
}
/** The first lines of a generated module. */
function moduleHeader({ nome, versao }, engine) {
    return `// ${nome} ${versao} for ${engine}, generated by \`refdata editor\`: change the description of the language, not this file.\n`;
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


/***/ }),

/***/ 28360:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  H: () => (/* binding */ NEOVIM_PACKAGES),
  q: () => (/* binding */ neovimEditor)
});

// EXTERNAL MODULE: ./build/said/editors/data-files.js
var data_files = __webpack_require__(91059);
// EXTERNAL MODULE: ./build/said/editors/words.js
var words = __webpack_require__(40856);
;// CONCATENATED MODULE: ./build/said/editors/neovim-readme.js

/** What somebody reads who has the package, in the tongue of the language. */
function neovimReadme({ lexico, descricao, documentacao, idioma, servidor }, id) {
    const { nome, extensao } = lexico;
    const texts = (0,words/* textsIn */.E)(idioma);
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

// EXTERNAL MODULE: ./build/said/editors/scopes.js
var scopes = __webpack_require__(61400);
// EXTERNAL MODULE: ./build/said/editors/vim/settings.js
var settings = __webpack_require__(56381);
// EXTERNAL MODULE: ./build/said/editors/vim/vim.js + 3 modules
var vim = __webpack_require__(70926);
// EXTERNAL MODULE: ./build/said/editors/vscode.js + 2 modules
var vscode = __webpack_require__(14013);
// EXTERNAL MODULE: ./build/said/editors/vscode-server.js
var vscode_server = __webpack_require__(38091);
// EXTERNAL MODULE: ./build/said/editors/zip.js
var zip = __webpack_require__(84590);
;// CONCATENATED MODULE: ./build/said/editors/neovim.js









/** Where Neovim looks for packages by itself, below its folder of data. */
const NEOVIM_PACKAGES = 'site/pack/refdata/start';
/** A package of Neovim, which colours programs and starts a language server for them: Neovim 0.7 and later, all of it from 0.11. */
const neovimEditor = {
    name: 'neovim',
    title: 'a package of Neovim',
    hasServer: true,
    files: input => packageOf(input).map(file => ({ ...file, path: `neovim/${file.path}` })),
    pack: input => {
        const id = (0,scopes/* idOf */.T)(input.lexico);
        return {
            path: `${id}_neovim.zip`,
            bytes: (0,zip/* zipOf */.d)(packageOf(input).map(file => ({ ...file, path: `${id}/${file.path}` }))),
        };
    },
    install: at => {
        const archive = at.slice(at.lastIndexOf('/') + 1);
        return `curl -O "${at}"\nunzip -o ${archive} -d ~/.local/share/nvim/${NEOVIM_PACKAGES}`;
    },
};
function packageOf(input) {
    const { lexico, servidor } = input;
    const id = (0,scopes/* idOf */.T)(lexico);
    return [
        { path: `plugin/${id}.lua`, text: neovim_plugin(input, id) },
        { path: `ftplugin/${id}.lua`, text: neovim_settings(lexico) },
        (0,vim/* syntaxFile */.K)(lexico),
        { path: 'README.md', text: neovimReadme(input, id) },
        { path: 'LICENSE', text: vscode/* LICENCE */.I$ },
        ...(servidor === undefined
            ? []
            : [
                ...['servidor.js', 'licencas.txt'].map(path => ({ path, ...script(path) })),
                { path: data_files/* DATA_FILE */.A, text: `${JSON.stringify(servidor.dados)}\n` },
                ...(servidor.proxima === undefined
                    ? []
                    : [{ path: data_files/* NEXT_FILE */.Z, text: `${JSON.stringify(servidor.proxima.dados)}\n` }]),
            ]),
    ];
}
function script(path) {
    const { text, deflated, ...sums } = (0,vscode_server/* serverScripts */.it)()[path];
    return { text, deflated: { ...sums, bytes: Buffer.from(deflated, 'base64') } };
}
/** A text as Lua writes it, whatever is in it. */
function lua(text) {
    const escaped = text.replace(/["\\\n\r\0]/g, character => `\\${character.charCodeAt(0)}`);
    return `"${escaped}"`;
}
/** Comments and indentation, as far as the lexico says. */
function neovim_settings(lexico) {
    const { commentstring, shiftwidth } = (0,settings/* bufferSettings */.C)(lexico);
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
    end, { buffer = buffer, desc = ${lua((0,words/* textsIn */.E)(idioma).openPage)} })
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
      vim.notify_once(${lua((0,words/* textsIn */.E)(idioma).noNode(nome, 'vim.g.refdata_node'))}, vim.log.levels.WARN)
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


/***/ }),

/***/ 26979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IJ: () => (/* binding */ branchesOf),
/* harmony export */   cG: () => (/* binding */ closeOf),
/* harmony export */   zk: () => (/* binding */ firstsOf)
/* harmony export */ });
/**
 * The characters that parts of a pattern may begin with, so that what is slow is asked for only where one of them stands;
 * nothing where that is not plain.
 */
function firstsOf(parts) {
    const { members, isOpen } = firstsIn(parts) ?? {};
    return isOpen === false ? members : undefined;
}
/** Where the group that begins in a place ends. */
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
/** The alternatives that parts are, outside of groups. */
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
    // What may not stand there, or stands before, says nothing of what does.
    if (part.group === '(?!' || part.group.startsWith('(?<'))
        return { members: [], isOpen: true };
    return firstsIn(inside);
}


/***/ }),

/***/ 61400:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ scopeOf),
/* harmony export */   T: () => (/* binding */ idOf)
/* harmony export */ });
/** Groups of words that themes have a colour of their own for; others are keywords. */
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
/** The scope of a class of tokens, as themes know it; `group` is that of a word. */
function scopeOf(kind, id, group) {
    const scope = kind === 'palavra' ? (GROUPS[group ?? ''] ?? `keyword.other.${group}`) : CLASSES[kind];
    return `${scope}.${id}`;
}
/** The name of a language in file names and scopes: small ASCII letters and digits. */
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


/***/ }),

/***/ 78878:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ic: () => (/* binding */ lookbehind),
/* harmony export */   Ud: () => (/* binding */ closingTexts),
/* harmony export */   i5: () => (/* binding */ surroundings)
/* harmony export */ });
/* harmony import */ var _lexico_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63245);
/* harmony import */ var _text_pattern_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(27524);


/**
 * The part of a condition that a pattern can say. That it stands in a block, or behind a token in the line before, it
 * cannot: docs/editors.md lists that.
 */
function surroundings(lexis, when) {
    if (when === undefined)
        return { before: '', behind: '' };
    const { inicio, coluna, depois_de, apos, nao_apos, antes_de, nao_antes_de } = when;
    const inCases = (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .casesOf */ .DS)(lexis);
    const separators = lexis.continuacao?.separador;
    const start = inicio === 'comando' && separators ? `(?:^|(?<=${(0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .Vo)(separators)}))` : '^';
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
/** Behind a token: by the characters that it may end with. Engines look back over texts of fixed lengths only. */
function lookbehind(lexis, { classes = [], textos = [], regioes = [] }) {
    const { resto, fim = '', sigilos = '' } = (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .namesOf */ .eZ)(lexis);
    const inCases = (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .casesOf */ .DS)(lexis);
    const fold = lexis.caixa === 'ignora' ? _lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .foldCase */ .SP : (text) => text;
    const texts = new Set(textos.map(fold));
    const groups = Object.entries(lexis.palavras);
    const isChosen = (group, word) => classes.includes('palavra') || classes.includes(group) || texts.has(fold(word));
    const named = classes.includes('nome');
    const word = new RegExp(`^${sigilos && `[${sigilos}]?`}[${resto}]+${fim && `[${fim}]?`}$`, 'u');
    const isWord = (text) => word.test(text);
    const asPattern = (text) => inCases((0,_text_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .escaped */ .M)(text));
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
    // Behind a sign that names begin with, a word is a name.
    const noName = resto.startsWith('^') ? `[${resto.slice(1)}]` : `[^${(0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .joinedClass */ .gZ)(resto, sigilos)}]`;
    const ends = [
        ...(named ? [nameEnd] : []),
        ...(classes.includes('numero') ? numberEnds(lexis).map(inCases) : []),
        ...[...new Set([...symbols, ...closings, ...(classes.includes('simbolo') ? lexis.simbolos : [])])].map(text => (0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .alternatives */ .Vo)([text])),
        ...(named ? [] : [...words].map(asPattern).flatMap(word => [`^${word}`, `${noName}${word}`])),
    ];
    const others = groups.flatMap(([group, words]) => words.filter(word => !isChosen(group, word)));
    const isNoWord = others
        .map(asPattern)
        .map(word => `^${word}|${noName}${word}`)
        .join('|');
    // The longest symbol counts: `(` does not stand there where `<(` does.
    const longer = classes.includes('simbolo')
        ? []
        : lexis.simbolos.filter(symbol => !symbols.includes(symbol) && symbols.some(text => symbol.endsWith(text)));
    const isNone = [...(named && isNoWord !== '' ? [isNoWord] : []), ...longer.map(_text_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .escaped */ .M)].join('|');
    return `(?<=${ends.join('|')})${isNone === '' ? '' : `(?<!${isNone})`}`;
}
/** What numbers end with: digits, a point, a suffix. */
function numberEnds({ numeros = [] }) {
    const ends = numeros.flatMap(({ digitos = '0-9', fracao, expoente, sufixos = [] }) => [
        `[${digitos}]`,
        ...(expoente?.digitos === undefined ? [] : [`[${expoente.digitos}]`]),
        ...(fracao?.depois === false ? [`[${digitos}]\\.`] : []),
        ...sufixos.map(text => `[${digitos}]${(0,_text_pattern_js__WEBPACK_IMPORTED_MODULE_1__/* .escaped */ .M)(text)}`),
    ]);
    return [...new Set(ends)];
}
/** The texts that a region may close with. */
function closingTexts({ abre, fecha }) {
    if (typeof fecha === 'string')
        return [fecha];
    return fecha === undefined ? ((0,_lexico_index_js__WEBPACK_IMPORTED_MODULE_0__/* .textsOf */ .CB)(abre) ?? []) : [];
}


/***/ }),

/***/ 18160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   e: () => (/* binding */ REST_OF_LINE),
/* harmony export */   h: () => (/* binding */ END_OF_LINE)
/* harmony export */ });
/** The end of a line, but for one that an escape has taken to the next. */
const END_OF_LINE = '(?<!\\n)(?=$)';
/** What is behind the opening of a heredoc in its line: where nothing is, an engine would take the next line for it. */
const REST_OF_LINE = { begin: '\\G(?!$)', end: '$' };


/***/ }),

/***/ 75883:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  X: () => (/* binding */ textmate),
  U: () => (/* binding */ textmateEditor)
});

// EXTERNAL MODULE: ./build/said/editors/editor.js
var editor = __webpack_require__(60324);
// EXTERNAL MODULE: ./build/said/editors/scopes.js
var scopes = __webpack_require__(61400);
// EXTERNAL MODULE: ./build/said/lexico/index.js + 29 modules
var said_lexico = __webpack_require__(63245);
// EXTERNAL MODULE: ./build/said/text/pattern.js
var pattern = __webpack_require__(27524);
// EXTERNAL MODULE: ./build/said/editors/surroundings.js
var surroundings = __webpack_require__(78878);
;// CONCATENATED MODULE: ./build/said/editors/textmate/openings.js


/** A rule for each text or pattern that opens a region: engines take the first that matches, so the longest comes first. */
function byOpening(lexico, regions) {
    const inCases = (0,said_lexico/* casesOf */.DS)(lexico);
    const candidates = regions.flatMap((region, i) => {
        const texts = (0,said_lexico/* textsOf */.CB)(region.abre);
        return texts === undefined
            ? [patternCandidate(region, inCases(region.abre.padrao), i)]
            : texts.map(text => textCandidate(region, text, i));
    });
    return inOrder(candidates);
}
function textCandidate(region, text, i) {
    const lengthIn = (other) => (other.startsWith(text) ? text.length : 0);
    return { region, opening: (0,pattern/* escaped */.M)(text), examples: [text], lengthIn, isText: true, length: text.length, i };
}
function patternCandidate(region, opening, i) {
    const expression = new RegExp(`^(?:${opening})`, 'mu');
    const examples = (0,said_lexico/* examplesOf */.Li)(opening).map(({ text }) => text);
    const lengthIn = (text) => expression.exec(text)?.[0].length ?? 0;
    const length = Math.max(0, ...examples.map(lengthIn));
    return { region, opening, examples, lengthIn, isText: false, length, i };
}
/** By length, but for those that are known to win over another wherever both open. */
function inOrder(candidates) {
    const left = [...candidates].sort((a, b) => b.length - a.length || a.i - b.i);
    const ordered = [];
    while (left.length > 0) {
        const free = left.findIndex(one => left.every(other => other === one || !winsOver(other, one)));
        ordered.push(...left.splice(Math.max(0, free), 1));
    }
    return ordered;
}
/** Whether one opens, and not the other, in all texts known that both could open: the longer, of equal ones the first. */
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

;// CONCATENATED MODULE: ./build/said/editors/textmate/exceptions.js




/** What a region stands back from: there its opening is the symbol that it would be without it. */
function exceptionRules(writer, region, opening) {
    const { exceto, quando } = region;
    const text = (0,said_lexico/* textsOf */.CB)(region.abre)?.find(literal => (0,pattern/* escaped */.M)(literal) === opening);
    const symbols = text === undefined ? behindPattern(writer, region, opening) : behindText(writer, text);
    if (symbols === undefined)
        return [];
    const rule = (when, tokens) => {
        const { antes_de, nao_antes_de } = when;
        const { behind } = (0,surroundings/* surroundings */.i5)(writer.lexico, { antes_de, nao_antes_de });
        const before = tokens === undefined ? '' : `${(0,surroundings/* lookbehind */.Ic)(writer.lexico, tokens)}[ \\t]*`;
        return {
            match: `${before}${symbols(behind)}`,
            captures: { 1: { name: writer.name('simbolo') } },
        };
    };
    return [
        ...(exceto === undefined ? [] : [rule(exceto, exceto.depois_de)]),
        ...(quando?.nao_depois_de === undefined ? [] : [rule({}, quando.nao_depois_de)]),
    ];
}
function behindText({ lexico }, text) {
    const { simbolos, regioes = [] } = lexico;
    const longer = simbolos.filter(symbol => symbol.startsWith(text));
    const shorter = simbolos.filter(symbol => text.startsWith(symbol)).sort((x, y) => y.length - x.length)[0];
    const others = regioes
        .flatMap(({ abre }) => (0,said_lexico/* textsOf */.CB)(abre) ?? [])
        .filter(other => other !== text && other.startsWith(text));
    const isNone = others.length === 0 ? '' : `(?!${(0,said_lexico/* alternatives */.Vo)(others)})`;
    if (longer.length > 0)
        return behind => `${isNone}(${(0,said_lexico/* alternatives */.Vo)(longer)})${behind}`;
    if (shorter === undefined)
        return undefined;
    const rest = (0,pattern/* escaped */.M)(text.slice(shorter.length));
    return behind => `${isNone}(${(0,said_lexico/* alternatives */.Vo)([shorter])})(?=${rest}${behind})`;
}
/** Of what a pattern opens any symbol may be the beginning. Another region that opens there is none of them. */
function behindPattern({ lexico }, region, opening) {
    const { simbolos, regioes = [] } = lexico;
    if (simbolos.length === 0)
        return undefined;
    const conditions = ({ quando, exceto }) => JSON.stringify([quando, exceto]);
    const others = byOpening(lexico, regioes.filter(other => !other.dentro && conditions(other) !== conditions(region)));
    const other = (0,said_lexico/* withoutGroups */.fQ)(others.map(each => each.opening).join('|'));
    const isNone = others.length === 0 ? '' : `(?!${other})`;
    const isHere = `(?:${(0,said_lexico/* withoutGroups */.fQ)(opening)})`;
    return behind => `(?=${isHere}${behind})${isNone}(${(0,said_lexico/* alternatives */.Vo)(simbolos)})`;
}

;// CONCATENATED MODULE: ./build/said/editors/textmate/closings.js


/** The pairs of patterns that a region begins and ends with; none ends where `closing` is undefined. */
function closingsOf(lexico, { fecha, abre }, opening) {
    const texts = (0,said_lexico/* textsOf */.CB)(abre);
    if (typeof fecha === 'string')
        return [{ opening, closing: (0,pattern/* escaped */.M)(fecha) }];
    if (fecha === undefined)
        return [{ opening, closing: texts === undefined ? '\\0' : opening }];
    if ('ate' in fecha)
        return [{ opening, closing: undefined }];
    const { modelo, espelha, linha_inteira, recuada, nao_seguida } = fecha;
    const lineEnd = nao_seguida === undefined ? '$' : `(?!${(0,said_lexico/* casesOf */.DS)(lexico)(`[${nao_seguida}]`)})`;
    const closed = (turned) => {
        const parts = modelo.split(/(\$\d)/);
        const text = parts
            .map(part => (/^\$\d$/.test(part) ? (turned[part.slice(1)] ?? `\\${part.slice(1)}`) : (0,pattern/* escaped */.M)(part)))
            .join('');
        return linha_inteira ? `^${recuada ? '[ \\t]*' : ''}${text}${lineEnd}` : text;
    };
    let rules = [{ opening, turned: {} }];
    // Patterns turn nothing round: each bracket has a rule of its own.
    if (espelha)
        for (const digit of new Set(modelo.match(/(?<=\$)\d/g))) {
            const text = digit === '0' ? texts?.find(text => (0,pattern/* escaped */.M)(text) === opening) : undefined;
            rules = rules.flatMap(rule => text === undefined ? byBracket(rule, digit) : [turnedBy(rule, digit, text)]);
        }
    return rules.map(({ opening, turned }) => ({ opening, closing: closed(turned) }));
}
/** A rule for each bracket that a group may be, and one for all else. */
function byBracket(rule, digit) {
    const { opening } = rule;
    const span = (0,said_lexico/* groupSpan */._e)(opening, Number(digit));
    if (span === undefined)
        return [rule];
    const inner = opening.slice(...span);
    const group = new RegExp(`^(?:${inner})$`, 'u');
    const brackets = Object.keys(said_lexico/* MIRRORED */.Bn).filter(bracket => group.test(bracket));
    if (brackets.length === 0)
        return [rule];
    const where = (condition) => `${opening.slice(0, span[0])}${condition}(?:${inner})${opening.slice(span[1])}`;
    return [
        ...brackets.map(bracket => ({
            ...turnedBy(rule, digit, bracket),
            opening: where(`(?=${(0,pattern/* escaped */.M)(bracket)})`),
        })),
        { ...rule, opening: where(`(?![${brackets.map(pattern/* escaped */.M).join('')}])`) },
    ];
}
function turnedBy(rule, digit, text) {
    return { ...rule, turned: { ...rule.turned, [digit]: (0,pattern/* escaped */.M)((0,said_lexico/* turnedRound */.bJ)(text)) } };
}

;// CONCATENATED MODULE: ./build/said/editors/textmate/brackets.js


/** What is counted in any code whose end is looked for before it is read. */
const COUNTED = [
    ['(', ')'],
    ['[', ']'],
    ['{', '}'],
];
/**
 * Rules for brackets in what is put into a text: those of its own kind keep its end from being taken for theirs, all
 * others only keep formats apart. One of these that is not closed ends with what it stands in.
 */
function bracketRules({ lexico, name }, interpolation, lineEnd, patterns) {
    const { fecha = '', delimita, formato } = interpolation;
    const isCounted = delimita === 'contando';
    const own = (0,said_lexico/* nestingOf */.YD)(interpolation);
    const simbolos = lexico.simbolos.filter(symbol => own === undefined || !(0,said_lexico/* holdsSeveral */.jq)(symbol, own));
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
            begin: `${notLonger(simbolos, lexico, openings)}(?:${(0,said_lexico/* alternatives */.Vo)(openings)})`,
            end: `${(0,pattern/* escaped */.M)(close)}${lineEnd}${pair === own ? '' : `|(?=${(0,pattern/* escaped */.M)(fecha)})`}`,
            beginCaptures: scope(symbols[0] ?? open),
            endCaptures: scope(close),
            patterns,
        };
    });
}
/** A bracket is none where a longer symbol or a region begins with it. */
function notLonger(simbolos, { regioes = [] }, openings) {
    const regions = regioes
        .filter(({ dentro, quando, exceto }) => !dentro && quando === undefined && exceto === undefined)
        .flatMap(({ abre }) => (0,said_lexico/* textsOf */.CB)(abre) ?? []);
    const longer = [...simbolos, ...regions].filter(text => !openings.includes(text) && openings.some(opening => text.startsWith(opening)));
    return longer.length === 0 ? '' : `(?!${(0,said_lexico/* alternatives */.Vo)(longer)})`;
}

// EXTERNAL MODULE: ./build/said/editors/textmate/rule.js
var rule = __webpack_require__(18160);
;// CONCATENATED MODULE: ./build/said/editors/textmate/interpolations.js





/** What is put into a text: brackets with code, or a name. */
function interpolationRule(writer, region, interpolation) {
    const { abre, fecha = '', conteudo, delimita, linhas, formato } = interpolation;
    const nomes = (0,said_lexico/* namesOf */.eZ)(writer.lexico);
    const mark = { name: writer.name('interpolacao') };
    if (conteudo === 'nome')
        return {
            match: `(${(0,pattern/* escaped */.M)(abre)})([${nomes.inicio}][${nomes.resto}]*)`,
            captures: { 1: mark, 2: { name: writer.name('nome') } },
        };
    const close = (0,pattern/* escaped */.M)(fecha);
    const hasLines = linhas ?? region.linhas ?? false;
    const code = writer.code(delimita === 'contando' ? { stop: `(?=${close})`, isOneLine: !hasLines } : {});
    const lineEnd = hasLines ? '' : `|${rule/* END_OF_LINE */.h}`;
    const nestKey = `nested-${region.nome}-${[...abre].map(char => char.codePointAt(0)?.toString(16)).join('-')}`;
    const nested = { include: `#${nestKey}` };
    writer.repository[nestKey] = { patterns: bracketRules(writer, interpolation, lineEnd, [nested, code]) };
    return {
        begin: (0,pattern/* escaped */.M)(abre),
        end: `${close}${lineEnd}`,
        beginCaptures: { 0: mark },
        endCaptures: { 0: mark },
        name: `meta.embedded.expression.${(0,scopes/* idOf */.T)(writer.lexico)}`,
        patterns: [...(formato ? [formatRule(writer, formato, close, lineEnd, region)] : []), nested, code],
    };
}
function formatRule(writer, { separador, padrao, aninha }, close, lineEnd, region) {
    const name = writer.name('formato');
    if (padrao !== undefined)
        return { match: `${(0,pattern/* escaped */.M)(separador)}(?:${padrao})[ \\t]*(?=${close})`, name };
    const again = aninha ? [{ include: `#in-${region.nome}` }] : [];
    return { begin: (0,pattern/* escaped */.M)(separador), end: `(?=${close})${lineEnd}`, name, patterns: again };
}

;// CONCATENATED MODULE: ./build/said/editors/textmate/regions.js







/** The rules of a region: one, or one for each bracket that it may be opened with. */
function regionRules(writer, region, opening, within) {
    const { fecha, linhas, depois, fila } = region;
    const { lexico } = writer;
    const { before, behind } = (0,surroundings/* surroundings */.i5)(lexico, region.quando);
    const scope = writer.name(region.classe);
    if (fila && within.isBehindHeredoc)
        return [{ match: `${before}(?:${opening})${behind}`, name: scope }];
    const flags = depois === undefined ? '' : `(?:${(0,said_lexico/* casesOf */.DS)(lexico)(depois.padrao)})?`;
    // Where code behind a region of the same closing is read otherwise, blanks keep the two apart.
    const after = `${flags}${isMistakable(writer, region) ? '[ \\t]*' : ''}`;
    const patterns = insideRules(writer, region);
    if ((0,said_lexico/* isWholeOpening */.mW)(region))
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
            ...(linhas && !within.isOneLine ? [] : [rule/* END_OF_LINE */.h]),
            ...(within.stop === undefined || closing !== undefined ? [] : [within.stop]),
        ].join('|'),
        name: scope,
        applyEndPatternLast: 1,
        ...(fila
            ? { patterns: [{ ...rule/* REST_OF_LINE */.e, patterns: [writer.code({ isBehindHeredoc: true })] }, ...patterns] }
            : { patterns }),
    }));
}
/** Whether some condition is about the token before, and takes this region for another that closes alike. */
function isMistakable({ lexico: { regioes = [], contextuais = [] } }, region) {
    const closings = (0,surroundings/* closingTexts */.Ud)(region);
    return [
        ...regioes.flatMap(({ exceto, quando }) => [exceto, quando]),
        ...contextuais.flatMap(({ quando }) => quando),
    ]
        .flatMap(when => [when?.depois_de, when?.nao_depois_de])
        .some(tokens => {
        const isMeant = ({ nome, classe }) => tokens?.regioes?.includes(nome) || tokens?.classes?.includes(classe);
        const meant = regioes.filter(isMeant).flatMap(surroundings/* closingTexts */.Ud);
        const endsAlike = (0,said_lexico/* isWholeOpening */.mW)(region) || meant.some(text => closings.includes(text));
        return tokens !== undefined && !isMeant(region) && endsAlike;
    });
}
/** What is looked for in a region, in the order in which the tokenizer does. */
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
        ...(dobra ? [{ match: (0,said_lexico/* alternatives */.Vo)(dobra), name: scope }] : []),
        ...(escapes ? escapeRules(writer, region) : []),
        // An end of its own, before what would begin at the same place.
        ...[...interpola]
            .sort((a, b) => b.abre.length - a.abre.length)
            .map(interpolation => interpolationRule(writer, region, interpolation)),
        ...byOpening(writer.lexico, contained).flatMap(({ region: inner, opening }) => regionRules(writer, inner, opening, {})),
    ];
}
function escapeRules(writer, region) {
    const { escapes, interpola = [] } = region;
    const inCases = (0,said_lexico/* casesOf */.DS)(writer.lexico);
    const { prefixo = '', formas = [], desconhecido = 'texto', protege, quebra } = escapes ?? {};
    const prefix = (0,pattern/* escaped */.M)(prefixo);
    const forms = formas.map(form => inCases(typeof form === 'string' ? (0,pattern/* escaped */.M)(form) : `(?:${form.padrao})`));
    const isTaken = desconhecido !== 'texto' || (protege ?? false) !== false;
    const taken = protege === 'fecha'
        ? `(?:${(0,said_lexico/* alternatives */.Vo)([prefixo, ...(0,surroundings/* closingTexts */.Ud)(region).map(text => text.charAt(0))])})`
        : '.';
    // What opens code is no escape that nobody knows.
    const opens = interpola.filter(({ abre, conteudo }) => conteudo !== 'nome' && abre.startsWith(prefixo));
    const other = opens.length === 0 ? '' : `(?!${(0,said_lexico/* alternatives */.Vo)(opens.map(({ abre }) => abre))})`;
    const unknown = desconhecido === 'texto' ? {} : { name: writer.name(desconhecido) };
    return [
        ...(forms.length === 0
            ? []
            : [{ match: `${prefix}(?:${forms.join('|')})`, name: writer.name('escape') }]),
        ...(quebra ? [{ match: `(${prefix})(?:\\n|$)`, captures: { 1: { name: writer.name('escape') } } }] : []),
        ...(isTaken ? [{ match: `${other}${prefix}${taken}`, ...unknown }] : []),
    ];
}

;// CONCATENATED MODULE: ./build/said/editors/textmate/numbers.js
const PARTS = ['fracao', 'expoente', 'sufixos'];
/**
 * Forms of numbers in an order in which the first that matches is the longest, as the tokenizer takes it. Where two forms
 * begin alike, each may be the longer one of some numbers (`1.5f`, `15L`): those with more behind their digits go first.
 */
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
/** Whether a number of the form may have a part beside the others: some powers need a fraction. */
function isPossible({ expoente }, part, parts) {
    return part !== 'expoente' || !expoente?.exige_fracao || parts.includes('fracao');
}
/** All of them first, and what has an earlier one before what has it not. */
function* subsets(parts) {
    const [first, ...rest] = parts;
    if (first === undefined)
        return yield [];
    for (const subset of subsets(rest))
        yield [first, ...subset];
    yield* subsets(rest);
}
/** Whether what one form begins with may begin a number of the other. */
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

;// CONCATENATED MODULE: ./build/said/editors/textmate/tokens.js




/** What code is cut into where no region begins: numbers, words, names, symbols, and what the language has no token for. */
function tokenRules({ lexico, name }) {
    const nomes = (0,said_lexico/* namesOf */.eZ)(lexico);
    const { numeros = [], palavras, contextuais = [], simbolos } = lexico;
    const mark = lexico.continuacao?.marca;
    const inCases = (0,said_lexico/* casesOf */.DS)(lexico);
    const wordEnd = `(?![${nomes.resto}])${nomes.fim === undefined ? '' : `(?![${nomes.fim}])`}`;
    // Behind what a name ends with once, it has ended, whatever follows.
    const end = nomes.fim === undefined ? undefined : new RegExp(`(?![${nomes.resto}])[${nomes.fim}]$`, 'u');
    const whole = (words) => {
        const ended = words.filter(word => end?.test(word) === true);
        const others = words.filter(word => !ended.includes(word));
        return [
            ...(ended.length === 0 ? [] : [`(?:${inCases((0,said_lexico/* alternatives */.Vo)(ended))})`]),
            ...(others.length === 0 ? [] : [`(?:${inCases((0,said_lexico/* alternatives */.Vo)(others))})${wordEnd}`]),
        ].join('|');
    };
    return [
        ...(mark === undefined ? [] : [{ match: `${(0,pattern/* escaped */.M)(mark)}$` }]),
        ...numbersOf(numeros).flatMap(({ form, parts }) => {
            // What was matched once is not matched shorter because of what follows it.
            const number = `(?=(${inCases((0,said_lexico/* numberPattern */.a9)(form, nomes.resto, parts))}))\\1`;
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
            const { before, behind } = (0,surroundings/* surroundings */.i5)(lexico, when);
            return {
                match: `${before}(${whole([palavra])})${behind}`,
                captures: { 1: { name: name('contextual') } },
            };
        })),
        {
            match: `${nomes.sigilos ? `[${nomes.sigilos}]?` : ''}[${nomes.inicio}][${nomes.resto}]*${nomes.fim ? `[${nomes.fim}]?` : ''}`,
            name: name('nome'),
        },
        ...(simbolos.length === 0 ? [] : [{ match: (0,said_lexico/* alternatives */.Vo)(simbolos), name: name('simbolo') }]),
        { match: '[^\\s]', name: name('invalido') },
    ];
}

;// CONCATENATED MODULE: ./build/said/editors/textmate/textmate.js






const textmateEditor = {
    name: 'textmate',
    title: 'TextMate grammar: VS Code, Shiki',
    files: ({ lexico }) => [(0,editor/* jsonFile */.d)(`${(0,scopes/* idOf */.T)(lexico)}.tmLanguage.json`, textmate(lexico))],
    install: at => `curl -O "${at}"`,
};
/** The lexico as a TextMate grammar: of VS Code, Shiki and many more. */
function textmate(lexico) {
    const id = (0,scopes/* idOf */.T)(lexico);
    /** Names of rules of code, by what it stands in. */
    const codes = new Map();
    const writer = { lexico, repository: {}, name: (kind, group) => (0,scopes/* scopeOf */.O)(kind, id, group), code };
    writer.repository.tokens = { patterns: tokenRules(writer) };
    return {
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


/***/ }),

/***/ 69313:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w: () => (/* binding */ rangesOf)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _runtime_assets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(74186);


/** One more than the last code point. */
const END = 0x110000;
let loaded;
/**
 * The characters of a property of Unicode, for engines that know none: in one version of Unicode, since what Node knows of it
 * depends on the machine.
 * @param property what patterns have between `\p{` and `}`: `Lu`, `Script=Greek`, `Alphabetic`.
 * @throws {UserError} for a property that there was not in that version.
 */
function rangesOf(property, negated) {
    loaded ??= unicode();
    const line = loaded.lines.get(property);
    if (line === undefined)
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`Grammars for editors are written by Unicode ${loaded.version}, which has no property ${property}.`, $said('Name a property that is older, or the characters themselves.'));
    const edges = edgesIn(line);
    return negated ? rangesBetween([0, ...edges, END]) : rangesBetween(edges);
}
/** Where characters with the property begin, and where those without it do again, in turns. */
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
/** What `scripts/generate-unicode.mjs` wrote. */
function unicode() {
    const [version = '', ...lines] = (0,_runtime_assets_js__WEBPACK_IMPORTED_MODULE_1__/* .readAsset */ .f)('data/unicode.txt').toString('utf8').trimEnd().split('\n');
    const named = new Map();
    for (const line of lines)
        for (const name of line.slice(0, line.indexOf(' ')).split('|'))
            named.set(name, line);
    return { version, lines: named };
}


/***/ }),

/***/ 56381:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ bufferSettings)
/* harmony export */ });
/* harmony import */ var _language_configuration_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(19344);

/** What Vim sets for a file: `%s` stands for the text of a comment, and widths count spaces. */
function bufferSettings(lexico) {
    const { lineComment, blockComment } = (0,_language_configuration_js__WEBPACK_IMPORTED_MODULE_0__/* .languageConfiguration */ .r)(lexico).comments;
    const around = lineComment === undefined ? blockComment : [lineComment, ''];
    const comment = around?.map(each => each.replaceAll('%', '%%')).join(' %s ');
    return { commentstring: comment?.trimEnd(), shiftwidth: lexico.blocos?.largura };
}


/***/ }),

/***/ 70926:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ syntaxFile),
  q: () => (/* binding */ vimEditor)
});

// EXTERNAL MODULE: ./build/said/editors/scopes.js
var editors_scopes = __webpack_require__(61400);
// EXTERNAL MODULE: ./build/said/editors/vscode.js + 2 modules
var vscode = __webpack_require__(14013);
// EXTERNAL MODULE: ./build/said/editors/zip.js
var zip = __webpack_require__(84590);
// EXTERNAL MODULE: ./build/said/editors/vim/settings.js
var settings = __webpack_require__(56381);
// EXTERNAL MODULE: ./build/said/editors/line-machine.js
var line_machine = __webpack_require__(31111);
// EXTERNAL MODULE: ./build/said/lexico/index.js + 29 modules
var lexico = __webpack_require__(63245);
// EXTERNAL MODULE: ./build/said/editors/pattern-firsts.js
var pattern_firsts = __webpack_require__(26979);
// EXTERNAL MODULE: ./build/said/editors/textmate/rule.js
var textmate_rule = __webpack_require__(18160);
// EXTERNAL MODULE: ./build/said/editors/unicode-ranges.js
var unicode_ranges = __webpack_require__(69313);
;// CONCATENATED MODULE: ./build/said/editors/vim/vim-pattern.js



/** No character has more bytes in UTF-8. */
const MOST_BYTES = 4;
const LAST = 0x10ffff;
const LINE_END = 10;
/** What stands around a class of characters that is long: a character that nothing else in a pattern is. */
const LONG_CLASS = '\u{f0000}';
const MOST_SHORT = 60;
/** Parts of a pattern of a TextMate grammar: what it takes of blanks before it only looks back. */
function vimParts(source) {
    const parts = (0,lexico/* patternParts */.F6)(source);
    let at = 0;
    let end = 0;
    while (at < parts.length) {
        const part = parts[at];
        if (part.kind === 'start')
            at += 1;
        else if (part.kind === 'open' && isLookback(parts.slice(at, (0,pattern_firsts/* closeOf */.cG)(parts, at))))
            at = (0,pattern_firsts/* closeOf */.cG)(parts, at) + 1;
        else if (at > 0 && isBlank(part))
            at += parts[at + 1]?.kind === 'times' ? 2 : 1;
        else
            break;
        end = at;
    }
    return { before: parts.slice(0, end), rest: parts.slice(end) };
}
/** Whether a group takes no character. */
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
            i = (0,pattern_firsts/* closeOf */.cG)(parts, i);
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
/** The engine that knows large classes of characters: Vim's other one refuses them. */
const ENGINE = '\\%#=2\\v';
/** A pattern, or any of several, as arguments of `:syntax` have it. */
function vimPattern(pattern, groups = {}) {
    const all = 'rest' in pattern ? [pattern] : pattern;
    return `/${ENGINE}${all.map(each => whole(each, groups)).join('|')}/`;
}
/**
 * `(?=(…))\1`, which is how patterns of all engines say that, and what may not follow. Vim reads that wrongly in some texts, so
 * it is asked at one place first, as one thing.
 */
function withAtoms(parts) {
    if (!isOpen(parts[0], '(?=') || !isOpen(parts[1], '('))
        return parts;
    const end = (0,pattern_firsts/* closeOf */.cG)(parts, 0);
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
/**
 * Alternatives of what stands before, those with the same beginning as one: a class of letters is held against a character
 * once, and not once for each word.
 */
function withSharedBeginnings(parts) {
    const shared = [];
    for (let i = 0; i < parts.length; i += 1) {
        const part = parts[i];
        shared.push(part);
        if (part.kind !== 'open' || !part.group.startsWith('(?<'))
            continue;
        const end = (0,pattern_firsts/* closeOf */.cG)(parts, i);
        shared.push(...sharing((0,pattern_firsts/* branchesOf */.IJ)(parts.slice(i + 1, end))), { kind: 'close' });
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
    const firsts = looksBack ? (0,pattern_firsts/* firstsOf */.zk)(rest) : undefined;
    // To look back is slow: first it is asked whether what follows may begin here at all.
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
                closings.push(closing(part.group, parts.slice(i + 1, (0,pattern_firsts/* closeOf */.cG)(parts, i))));
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
    // Told how far to look back, Vim does not try all of the line.
    const most = longest(inside);
    const bytes = Number.isFinite(most) ? `${Math.max(1, most) * MOST_BYTES}` : '';
    return `)@${bytes}${group === '(?<=' ? '<=' : '<!'}`;
}
/** The most characters that parts take. */
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
            const end = (0,pattern_firsts/* closeOf */.cG)(parts, i);
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
/** Whether nothing is read behind a part: there the end of a line may be a character, of which engines see no next one. */
function isLast(next) {
    return next === undefined || next.kind === 'close' || next.kind === 'or';
}
function characterClass({ members, negated }, mayBeLineEnd = true) {
    const ranges = joined(members.flatMap(rangesIn));
    const hasLineEnd = ranges.some(([from, to]) => from <= LINE_END && LINE_END <= to);
    const body = ranges.map(([from, to]) => (from === to ? code(from) : `${code(from)}-${code(to)}`)).join('');
    // The end of a line is no character to Vim: where a class has it, that is said by itself.
    const mark = body.length > MOST_SHORT ? LONG_CLASS : '';
    if (negated) {
        const across = hasLineEnd || !mayBeLineEnd ? '' : '\\_';
        return body === '' ? `${across}.` : `${across}${mark}[^${body}]${mark}`;
    }
    return `${hasLineEnd ? '\\_' : ''}${mark}[${body}]${mark}`;
}
function rangesIn(member) {
    if ('property' in member)
        return (0,unicode_ranges/* rangesOf */.w)(member.property, member.negated);
    return [[member.from.codePointAt(0), member.to.codePointAt(0)]];
}
/** The same ranges in order, each character once; Vim holds a character against one after the other. */
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

;// CONCATENATED MODULE: ./build/said/editors/vim/vim-items.js




/**
 * Rules of a TextMate grammar as commands of Vim, in the order in which they have to be given.
 * @param scopes by scopes, the ends of the names of groups
 */
function vimItems(rules, scopes, prefix) {
    const groups = new Map();
    const clusters = new Map();
    const places = [];
    const made = new Map();
    const inHeredocs = new Set();
    const top = flat([{ include: '#code' }]);
    clusterOf(top);
    // What stands in each other may do so very deep: each rule has its name first, and is written when those before are.
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
    /** A name for what a rule, or a part of it, colours. */
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
    /** A rule with several captures is one item for each, which go on behind each other. */
    function matches(rule, match, number) {
        const pattern = vimParts(inHeredocs.has(rule) ? match.replace('\\n|', '') : match);
        const pieces = Object.keys(rule.captures ?? {}).length > 1 ? captured(pattern) : [pattern];
        // An escape at the end of a line takes what it stands in to the next one: nothing else does.
        const lineEnd = match.includes('\\n') && !inHeredocs.has(rule) ? '' : 'excludenl';
        const styles = pieces.map((_, i) => colour(rule.captures?.[i + 1]?.name ?? rule.name));
        const names = styles.map((style, i) => called(style, number, i === 0 ? '' : `_${i}`));
        return pieces.map((piece, i) => {
            const options = [
                ...(i > 0 || !top.includes(rule) ? ['contained'] : []),
                // What has no colour has that of what it stands in.
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
        const closing = stays === undefined ? end.replaceAll(textmate_rule/* END_OF_LINE */.h, '$') : `^(?!${stays.slice(1)})`;
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
    /** The rest of the line that a heredoc begins in, and each line of its text: its end is looked for before the latter. */
    function heredocItems(rule, number) {
        const [rest, ...text] = rule.patterns ?? [];
        // Each line of its text is a region: none goes on in the next one.
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
            // Misspelt words are told of in comments, and nowhere else.
            ...(SPELT.has(colour(rule.name) ?? '') ? ['@Spell'] : []),
        ];
        return names.length === 0 ? '' : `contains=${names.join()}`;
    }
}
const SPELT = new Set(['Comment', 'Documentation']);
function isRestOfLine(rule) {
    return rule?.begin === textmate_rule/* REST_OF_LINE */.e.begin;
}
/** Numbers of groups that a pattern wants of the one that began it. */
function groupsIn(closing) {
    const parts = (0,lexico/* patternParts */.F6)(closing);
    return [...new Set(parts.flatMap(part => (part.kind === 'again' ? [part.group] : [])))].sort();
}
/** What may win over the end of a region, in one pattern. */
function skipped(inner) {
    const firsts = inner.map(({ match, begin = '' }) => vimParts(match ?? begin));
    return firsts.length === 0 ? '' : vimPattern(firsts);
}
/** The groups of a pattern that stand next to each other, each with the others behind it. */
function captured({ before, rest }) {
    const pieces = [];
    for (let i = 0; i < rest.length; i = (0,pattern_firsts/* closeOf */.cG)(rest, i) + 1) {
        const end = (0,pattern_firsts/* closeOf */.cG)(rest, i) + 1;
        const behind = rest.slice(end);
        const ahead = behind.length === 0 ? [] : [{ kind: 'open', group: '(?=' }, ...behind, { kind: 'close' }];
        pieces.push({ before: i === 0 ? before : [], rest: [...rest.slice(i, end), ...ahead] });
    }
    return pieces;
}
/** Each rule behind all that win over it in some place: Vim takes the last. */
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

;// CONCATENATED MODULE: ./build/said/editors/vim/vim-syntax.js




/** Ends of the names of groups: `lumeString`. */
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
/** What colour schemes know, by the end of a name; names are as plain as text. */
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
/** What begins every group of a language. */
function groupPrefix(lexico) {
    return (0,editors_scopes/* idOf */.T)(lexico).replace(/\W/g, '_');
}
/**
 * The rules of the TextMate grammar as Vim's own. Of several that match in one place Vim takes the last that was defined, and
 * the end of a region before all of them; what may win over the end is skipped when it is looked for.
 */
function vimSyntax(lexico) {
    const { nome, versao } = lexico;
    const prefix = groupPrefix(lexico);
    const { rules, scopes } = (0,line_machine/* lineRules */.YK)(lexico, VIM_STYLES);
    const { clusters, items } = vimItems(rules, scopes, prefix);
    const links = [
        ...items.flatMap(({ group, style }) => (style === undefined ? [] : [[group, prefix + style]])),
        ...[...new Set(Object.values(scopes))].flatMap(style => LINKS[style] === undefined ? [] : [[prefix + style, LINKS[style]]]),
    ];
    const { variables, commands } = saidOnce(items.map(({ command }) => command));
    return `" ${nome} ${versao}, generated by \`refdata editor\`: change the description of the language, not this file.
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
let b:current_syntax = '${(0,editors_scopes/* idOf */.T)(lexico)}'
`;
}
/** Long classes of characters are said once: letters of all scripts are thousands of characters. */
function saidOnce(commands) {
    const names = new Map();
    const quoted = (text) => `'${text.replaceAll("'", "''")}'`;
    const shortened = commands.map(command => {
        // Every second part is a class.
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

;// CONCATENATED MODULE: ./build/said/editors/vim/vim.js





/** A package of Vim's, which Neovim takes, too: Vim 8 and later, Neovim 0.7 and later. */
const vimEditor = {
    name: 'vim',
    title: 'a package of Vim and Neovim',
    files: ({ lexico }) => packageOf(lexico).map(({ path, text }) => ({ path: `vim/${path}`, text })),
    pack: ({ lexico }) => {
        const id = (0,editors_scopes/* idOf */.T)(lexico);
        const files = packageOf(lexico).map(({ path, text }) => ({ path: `${id}/${path}`, text }));
        return { path: `${id}_vim.zip`, bytes: (0,zip/* zipOf */.d)(files) };
    },
    install: at => {
        const archive = at.slice(at.lastIndexOf('/') + 1);
        return `curl -O "${at}"\nunzip -o ${archive} -d ~/.vim/pack/refdata/start`;
    },
};
function packageOf(lexico) {
    const id = (0,editors_scopes/* idOf */.T)(lexico);
    return [
        syntaxFile(lexico),
        { path: `ftdetect/${id}.vim`, text: detection(lexico) },
        { path: `ftplugin/${id}.vim`, text: vim_settings(lexico) },
        { path: 'LICENSE', text: vscode/* LICENCE */.I$ },
    ];
}
/** The colours, where both look for them. */
function syntaxFile(lexico) {
    return { path: `syntax/${(0,editors_scopes/* idOf */.T)(lexico)}.vim`, text: vimSyntax(lexico) };
}
function detection(lexico) {
    const pattern = lexico.extensao.replace(/[*?[\]{},\\ |]/g, '\\$&');
    return `autocmd BufRead,BufNewFile *${pattern} set filetype=${(0,editors_scopes/* idOf */.T)(lexico)}\n`;
}
function vim_settings(lexico) {
    const { commentstring, shiftwidth } = (0,settings/* bufferSettings */.C)(lexico);
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


/***/ }),

/***/ 38091:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dm: () => (/* binding */ serverSettings),
/* harmony export */   F4: () => (/* binding */ serverFiles),
/* harmony export */   HH: () => (/* binding */ settingTexts),
/* harmony export */   N4: () => (/* binding */ VSCODE_OF_CLIENT),
/* harmony export */   Sf: () => (/* binding */ scriptsOf),
/* harmony export */   it: () => (/* binding */ serverScripts)
/* harmony export */ });
/* harmony import */ var _runtime_assets_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74186);
/* harmony import */ var _data_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91059);
/* harmony import */ var _editor_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60324);
/* harmony import */ var _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(40856);




/** The oldest VS Code that the client of the language server runs in. */
const VSCODE_OF_CLIENT = '^1.91.0';
/** The scripts that `npm run build` has made, and their licences, by their names in the folder of an extension. */
function serverScripts() {
    // Each build needs them several times, and they are unpacked: `refdata dev` builds at every keystroke.
    scripts ??= JSON.parse((0,_runtime_assets_js__WEBPACK_IMPORTED_MODULE_0__/* .readAsset */ .f)('editors/vscode.json').toString('utf8'));
    return scripts;
}
let scripts;
/** The scripts and the data of a language server in an extension: nothing else has to be installed, nothing is fetched. */
function serverFiles({ dados, proxima }) {
    return [
        ...Object.entries(serverScripts()).map(([path, { text, deflated, ...sums }]) => ({
            path,
            text,
            deflated: { ...sums, bytes: Buffer.from(deflated, 'base64') },
        })),
        { path: _data_files_js__WEBPACK_IMPORTED_MODULE_2__/* .DATA_FILE */ .A, text: `${JSON.stringify(dados)}\n` },
        ...(proxima === undefined ? [] : [{ path: _data_files_js__WEBPACK_IMPORTED_MODULE_2__/* .NEXT_FILE */ .Z, text: `${JSON.stringify(proxima.dados)}\n` }]),
    ];
}
/** What the manifest of an extension says of its scripts. */
function scriptsOf(id) {
    return {
        main: './cliente.js',
        browser: './cliente.web.js',
        activationEvents: [`onLanguage:${id}`],
        capabilities: { untrustedWorkspaces: { supported: true }, virtualWorkspaces: true },
    };
}
/** Keys of texts that VS Code looks up in the tongue of who uses it. */
const ACTIVE = 'servidor.ativo';
const NEXT = 'servidor.proxima';
/** The settings that start and end the server, and the rehearsal of an upgrade. */
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
/** What the settings say: in the tongue of the language, and in those that VS Code may be in besides. */
function settingTexts(nome, idioma, { hasOwn, proxima }) {
    const textsOf = (tongue) => {
        const { active, off, next } = (0,_words_js__WEBPACK_IMPORTED_MODULE_1__/* .textsIn */ .E)(tongue);
        return {
            [ACTIVE]: hasOwn ? `${active(nome)} ${off(nome)}` : active(nome),
            ...(proxima !== undefined && { [NEXT]: next(`${nome} ${proxima.versao}`) }),
        };
    };
    return [
        (0,_editor_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonFile */ .d)('package.nls.json', textsOf(idioma)),
        // In English VS Code asks for the texts of everybody.
        ...(idioma === 'pt' ? [] : [(0,_editor_js__WEBPACK_IMPORTED_MODULE_3__/* .jsonFile */ .d)('package.nls.pt-br.json', textsOf('pt'))]),
    ];
}


/***/ }),

/***/ 14013:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I$: () => (/* binding */ LICENCE),
  E4: () => (/* binding */ versionOf),
  E_: () => (/* binding */ vscodeEditor)
});

// EXTERNAL MODULE: ./build/said/editors/editor.js
var editor = __webpack_require__(60324);
// EXTERNAL MODULE: ./build/said/editors/language-configuration.js
var language_configuration = __webpack_require__(19344);
// EXTERNAL MODULE: ./build/said/editors/scopes.js
var scopes = __webpack_require__(61400);
// EXTERNAL MODULE: ./build/said/lexico/index.js + 29 modules
var said_lexico = __webpack_require__(63245);
;// CONCATENATED MODULE: ./build/said/editors/snippets.js

const MAX_PLACEHOLDERS = 6;
const MAX_HEADER = 80;
/**
 * A snippet for each word that begins blocks in the programs: its shortest first line, with what programs choose
 * themselves as placeholders. Nothing is made up.
 */
function snippets(lexico, programs) {
    const { blocos = {} } = lexico;
    const closings = new Map([...(blocos.pares ?? []), ...(blocos.palavras ?? [])]);
    const opens = new Set([...(blocos.abre ?? []), ...closings.keys()]);
    const found = new Map();
    for (const text of programs) {
        for (const line of linesOf(text, (0,said_lexico/* tokenize */.qw)(lexico, text))) {
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
/** Tokens of each line, without blanks and comments. */
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

// EXTERNAL MODULE: ./build/said/editors/textmate/textmate.js + 8 modules
var textmate = __webpack_require__(75883);
// EXTERNAL MODULE: ./build/said/editors/vscode-server.js
var vscode_server = __webpack_require__(38091);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/said/editors/zip.js
var zip = __webpack_require__(84590);
;// CONCATENATED MODULE: ./build/said/editors/vsix.js


/** What packing itself reads, and nobody who installs the package. */
const IGNORED = '.vscodeignore';
/** Parts of a package have types (ECMA-376 part 2, Open Packaging Conventions). */
const TYPES = {
    '.js': 'application/javascript',
    '.json': 'application/json',
    '.md': 'text/markdown',
    '.txt': 'text/plain',
    '.vsixmanifest': 'text/xml',
};
/** Files that a package shows by what they are for. */
const ASSETS = {
    'package.json': 'Microsoft.VisualStudio.Code.Manifest',
    'README.md': 'Microsoft.VisualStudio.Services.Content.Details',
    'CHANGELOG.md': 'Microsoft.VisualStudio.Services.Content.Changelog',
    'LICENSE.txt': 'Microsoft.VisualStudio.Services.Content.License',
};
/** The folder of an extension as the one file that editors of the family of VS Code install. */
function vsixOf(folder) {
    // A part without an ending has no type.
    const files = folder
        .filter(({ path }) => path !== IGNORED)
        .map(file => (file.path === 'LICENSE' ? { ...file, path: 'LICENSE.txt' } : file));
    const manifest = JSON.parse(files.find(({ path }) => path === 'package.json')?.text ?? '{}');
    return (0,zip/* zipOf */.d)([
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
/** What XML cannot hold is left out. */
function xml(text) {
    return text
        .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
        .replace(/[&<>"]/g, character => `&#${character.charCodeAt(0)};`);
}

// EXTERNAL MODULE: ./build/said/editors/words.js
var words = __webpack_require__(40856);
;// CONCATENATED MODULE: ./build/said/editors/vscode.js








/** The oldest VS Code that has everything that the extension says. */
const VSCODE = '^1.75.0';
/** A whole extension: `vsce package` makes of the folder what people install. */
const vscodeEditor = {
    name: 'vscode',
    title: 'an extension of VS Code',
    hasServer: true,
    files: input => extension(input).map(({ path, text }) => ({ path: `vscode/${path}`, text })),
    pack: input => ({ path: `${(0,scopes/* idOf */.T)(input.lexico)}.vsix`, bytes: vsixOf(extension(input)) }),
    install: at => `curl -O "${at}"\ncode --install-extension ${at.slice(at.lastIndexOf('/') + 1)}`,
};
function extension(input) {
    const { lexico, programs, idioma, servidor } = input;
    const id = (0,scopes/* idOf */.T)(lexico);
    const parts = snippets(lexico, programs);
    const hasSnippets = Object.keys(parts).length > 0;
    return [
        (0,editor/* jsonFile */.d)('package.json', manifest(input, hasSnippets)),
        (0,editor/* jsonFile */.d)('language-configuration.json', (0,language_configuration/* languageConfiguration */.r)(lexico)),
        (0,editor/* jsonFile */.d)(`syntaxes/${id}.tmLanguage.json`, (0,textmate/* textmate */.X)(lexico)),
        ...(hasSnippets ? [(0,editor/* jsonFile */.d)(`snippets/${id}.json`, parts)] : []),
        ...(servidor === undefined
            ? []
            : [...(0,vscode_server/* settingTexts */.HH)(lexico.nome, idioma, servidor), ...(0,vscode_server/* serverFiles */.F4)(servidor)]),
        { path: 'README.md', text: readme(input, hasSnippets) },
        {
            path: 'CHANGELOG.md',
            text: `# ${lexico.versao}\n\n${(0,words/* textsIn */.E)(idioma).colours(lexico.nome, lexico.versao)}\n`,
        },
        { path: 'LICENSE', text: LICENCE },
        { path: '.vscodeignore', text: '.vscode/**\n*.vsix\n' },
    ];
}
function manifest({ lexico, descricao, documentacao, repositorio, servidor }, hasSnippets) {
    const { nome, extensao, versao } = lexico;
    const id = (0,scopes/* idOf */.T)(lexico);
    return {
        name: `${id}-language`,
        displayName: nome,
        description: descricao,
        version: versionOf({ versao }),
        publisher: id,
        license: '0BSD',
        homepage: documentacao,
        ...(repositorio !== undefined && { repository: { type: 'git', url: repositorio } }),
        engines: { vscode: servidor === undefined ? VSCODE : vscode_server/* VSCODE_OF_CLIENT */.N4 },
        categories: ['Programming Languages', ...(hasSnippets ? ['Snippets'] : [])],
        keywords: [id],
        ...(servidor !== undefined && (0,vscode_server/* scriptsOf */.Sf)(id)),
        contributes: {
            languages: [
                {
                    id,
                    aliases: [nome],
                    extensions: [extensao],
                    configuration: './language-configuration.json',
                },
            ],
            grammars: [{ language: id, scopeName: `source.${id}`, path: `./syntaxes/${id}.tmLanguage.json` }],
            ...(hasSnippets && { snippets: [{ language: id, path: `./snippets/${id}.json` }] }),
            ...settingsOf(lexico, id),
            ...(servidor !== undefined && (0,vscode_server/* serverSettings */.Dm)(id, nome, servidor)),
        },
    };
}
/** Where indentation makes blocks, its width is no matter of taste. */
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
/** The first three numbers of a version: extensions have no others. */
function versionOf({ versao }) {
    const [major = 0, minor = 0, patch = 0] = (/\d+(?:\.\d+)*/.exec(versao)?.[0] ?? '0.0.1')
        .split('.')
        .map(Number);
    return `${major}.${minor}.${patch}`;
}
function readme({ lexico, descricao, documentacao, idioma, servidor }, hasSnippets) {
    const { nome, extensao } = lexico;
    const texts = (0,words/* textsIn */.E)(idioma);
    return `# ${nome}

${descricao}

${texts.vscode.has(hasSnippets, nome)} (\`${extensao}\`). ${texts.documentation}: <${documentacao}>
${servidor === undefined ? '' : serverText(lexico, idioma, servidor)}
${texts.generated}
`;
}
function serverText(lexico, idioma, { hasOwn, proxima }) {
    const { vscode } = (0,words/* textsIn */.E)(idioma);
    const setting = (key) => `\`${(0,scopes/* idOf */.T)(lexico)}.servidor.${key}\``;
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


/***/ }),

/***/ 40856:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ textsIn)
/* harmony export */ });
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


/***/ }),

/***/ 84590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ zipOf)
/* harmony export */ });
/* harmony import */ var fflate__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51306);

/** The first day that a ZIP archive can name, in the zone of whoever packs it: the same bytes everywhere. */
const FIRST_DAY = new Date(1980, 0, 1);
/** The method that ZIP calls 8 (APPNOTE.TXT 4.4.5). */
const DEFLATE = 8;
/** Files as a ZIP archive, in their order, in which nothing depends on when, where and by whom it is packed. */
function zipOf(files) {
    const chunks = [];
    const zip = new fflate__WEBPACK_IMPORTED_MODULE_0__/* .Zip */ .qQ((error, chunk) => {
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
        const entry = new fflate__WEBPACK_IMPORTED_MODULE_0__/* .ZipDeflate */ .D8(path, { level: 9 });
        entry.mtime = FIRST_DAY;
        zip.add(entry);
        entry.push((0,fflate__WEBPACK_IMPORTED_MODULE_0__/* .strToU8 */ ._u)(text), true);
    }
    zip.end();
    return Buffer.concat(chunks);
}
/** An entry whose bytes are ready. */
function entryOf(filename, { size, crc }) {
    return { filename, size, crc, compression: DEFLATE, mtime: FIRST_DAY };
}


/***/ }),

/***/ 78972:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ writing),
/* harmony export */   m: () => (/* binding */ unwritable)
/* harmony export */ });
/* harmony import */ var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88719);
/* harmony import */ var _user_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(14343);


/** That the file system did not take a file or folder, why, and what to do. */
function unwritable(shown, cause, remedy) {
    return new _user_error_js__WEBPACK_IMPORTED_MODULE_1__/* .UserError */ .y($said`${shown} cannot be written: ${(0,_refusal_js__WEBPACK_IMPORTED_MODULE_0__/* .reasonOf */ .A)(cause) ?? cause.message}.`, remedy, { cause });
}
/** Does what writes `shown`. @throws {UserError} in the place of what the file system answers */
function writing(shown, remedy, work) {
    try {
        return work();
    }
    catch (cause) {
        throw unwritable(shown, cause, remedy);
    }
}


/***/ }),

/***/ 97595:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ shortCommit)
/* harmony export */ });
/** Enough of a commit's id for people to know it by. */
const SHOWN_DIGITS = 12;
/** A commit's id as people read it. */
function shortCommit(commit) {
    return commit.slice(0, SHOWN_DIGITS);
}


/***/ }),

/***/ 10850:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K$: () => (/* reexport */ INDEX_FILE),
  Pz: () => (/* reexport */ InvalidRange),
  pT: () => (/* reexport */ ManifestReader),
  GA: () => (/* reexport */ PackageReader),
  Bf: () => (/* reexport */ archiveFile),
  buildRegistry: () => (/* reexport */ buildRegistry),
  iv: () => (/* reexport */ changesBetween),
  qW: () => (/* reexport */ checkRegistry),
  Zy: () => (/* reexport */ compareVersions),
  Vg: () => (/* reexport */ declaredFindings),
  qQ: () => (/* reexport */ hashOf),
  gG: () => (/* reexport */ inTurns),
  R: () => (/* reexport */ installPackages),
  WY: () => (/* reexport */ isLeftOut),
  Ud: () => (/* reexport */ manifestPaths),
  Vb: () => (/* reexport */ nameOf),
  Me: () => (/* reexport */ openRegistry),
  AY: () => (/* reexport */ openRegistryAddress),
  uM: () => (/* reexport */ packedBytes),
  A1: () => (/* reexport */ parseIndex),
  RC: () => (/* reexport */ parseRange),
  VB: () => (/* reexport */ parseWanted),
  bL: () => (/* reexport */ readArchive),
  ox: () => (/* reexport */ readPrevious),
  $4: () => (/* reexport */ readVersion),
  Lx: () => (/* reexport */ registroOf),
  registryCounts: () => (/* reexport */ registryCounts),
  registrySiteFiles: () => (/* reexport */ registrySiteFiles),
  zK: () => (/* reexport */ releaseChanges),
  I5: () => (/* reexport */ rootOf),
  $c: () => (/* reexport */ writeRegistry)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:stream/promises"
var promises_ = __webpack_require__(46466);
// EXTERNAL MODULE: external "node:zlib"
var external_node_zlib_ = __webpack_require__(38522);
// EXTERNAL MODULE: ./node_modules/tar-stream/index.js
var tar_stream = __webpack_require__(56118);
// EXTERNAL MODULE: ./build/said/rules/packages.js
var rules_packages = __webpack_require__(30195);
// EXTERNAL MODULE: ./build/said/text/shown.js
var shown = __webpack_require__(69531);
;// CONCATENATED MODULE: ./build/said/registry/entry-path.js
/** Paths of files in archives: what no archive may hold, and what ours do not. */
/** Reserved by Windows, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])(?:\.|$)/i;
/** The parts of a path in an archive; "./" and a slash at the end say nothing. */
function partsOf(path) {
    return path.split('/').filter((part, i, all) => part !== '.' && !(part === '' && i === all.length - 1));
}
/** Why a path must not be unpacked, to continue a sentence: "is absolute"; nothing when it is safe. */
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
    // Windows also drops dots and blanks at the end of a name: ".. " leads up, too.
    if (parts.some(part => /^[. ]+$/.test(part)))
        return $said('leads upwards');
    return undefined;
}
/** Why a path should not be packed: some system that has the language cannot unpack it. */
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
/** The same for paths that are one file on macOS or Windows. */
function pathKey(path) {
    return path.normalize('NFC').toLowerCase();
}

;// CONCATENATED MODULE: ./build/said/registry/archive.js








/** What an archive may unpack to: a thousand times what packages have. */
const MAX_UNPACKED_BYTES = 1024 * 1024 * 1024;
const MAX_ENTRIES = 100_000;
/** Text shrinks to a fifth; deflate can reach a thousandth, with nothing in it. */
const MAX_RATIO = 100;
/** Below this size a high ratio harms nobody. */
const MIN_BYTES_FOR_RATIO = 16 * 1024 * 1024;
const CHUNK_BYTES = 64 * 1024;
/** What an archive breaks; the message continues a sentence: "holds the symbolic link …". */
class ArchiveFault extends Error {
    rule;
    constructor(rule, message) {
        super(message);
        this.rule = rule;
    }
}
/**
 * Reads an archive once, as a stream: its hash, and its files one by one. What is not a sound archive with one folder
 * `root` ends the reading with a fault, before that file is visited; nothing is written, and no more than a chunk is
 * held. The size is counted as it unpacks, whatever the headers say.
 */
async function readArchive(input, root, visit = async ({ content }) => skip(content)) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    const gunzip = (0,external_node_zlib_.createGunzip)({ chunkSize: CHUNK_BYTES });
    const reading = new Reading(root, visit);
    let open = true;
    const done = reading.run(gunzip).finally(() => {
        open = false;
        gunzip.destroy();
    });
    // It is awaited below; without this, a fault while the input is slow would count as unhandled.
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
        // The input broke off: that is not for the archive to explain.
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
    /** Compressed bytes so far. */
    bytes = 0;
    unpacked = 0;
    entries = 0;
    files = new Set();
    folders = new Set();
    /** What went wrong while a file was visited: not the archive's fault. */
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
        // Both stop when one does; the first to fail is the one that says why.
        if (reasons[0])
            return new ArchiveFault(rules_packages/* registryArchiveUnreadable */.rQ, $said`cannot be unpacked (${reasons[0].message})`);
        if (this.files.size === 0)
            return new ArchiveFault(rules_packages/* registryArchiveRoot */.wv, $said('holds no files'));
        return undefined;
    }
    async *metered(source) {
        for await (const chunk of source) {
            this.unpacked += chunk.length;
            if (this.unpacked > MAX_UNPACKED_BYTES) {
                throw new ArchiveFault(rules_packages/* registryArchiveSize */.JI, $said`unpacks to more than ${MAX_UNPACKED_BYTES} bytes`);
            }
            if (this.unpacked > MIN_BYTES_FOR_RATIO && this.unpacked > this.bytes * MAX_RATIO) {
                throw new ArchiveFault(rules_packages/* registryArchiveSize */.JI, $said`unpacks to more than ${MAX_RATIO} times its size`);
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
                // A full disk, say: not the archive's fault.
                if (error.syscall !== undefined)
                    this.failure = error;
                throw error;
            }
        }
    }
    /** The path of a file below the root; nothing for a folder. @throws {ArchiveFault} */
    admit({ name, type }) {
        this.entries += 1;
        if (this.entries > MAX_ENTRIES) {
            throw new ArchiveFault(rules_packages/* registryArchiveSize */.JI, $said`holds more than ${MAX_ENTRIES} entries`);
        }
        const fault = faultOfPath(name);
        if (fault !== undefined)
            throw new ArchiveFault(rules_packages/* registryArchiveEntry */.qW, $said`holds ${(0,shown/* shown */.SP)(name)}, which ${fault}`);
        const kind = type ?? 'unknown';
        if (kind !== 'file' && kind !== 'contiguous-file' && kind !== 'directory') {
            throw new ArchiveFault(rules_packages/* registryArchiveEntry */.qW, $said`holds ${(0,shown/* shown */.SP)(name)}, which is ${KINDS[kind] ?? $said('of an unknown kind')}`);
        }
        const [root, ...parts] = partsOf(name);
        if (root !== this.root || (kind !== 'directory' && parts.length === 0)) {
            throw new ArchiveFault(rules_packages/* registryArchiveRoot */.wv, $said`holds ${(0,shown/* shown */.SP)(name)}, which is not in the folder ${this.root}`);
        }
        const path = parts.join('/');
        this.register(name, path, kind !== 'directory');
        return kind === 'directory' ? undefined : path;
    }
    /** A path stands for one thing; folders may be named again. */
    register(name, path, isFile) {
        const key = pathKey(path);
        if (this.files.has(key) || (isFile && this.folders.has(key))) {
            throw new ArchiveFault(rules_packages/* registryArchiveEntry */.qW, $said`holds ${(0,shown/* shown */.SP)(name)} twice, or as a file and a folder`);
        }
        if (isFile)
            this.files.add(key);
        else
            this.folders.add(key);
        for (let end = key.lastIndexOf('/'); end > 0; end = key.lastIndexOf('/', end - 1)) {
            const folder = key.slice(0, end);
            if (this.files.has(folder)) {
                throw new ArchiveFault(rules_packages/* registryArchiveEntry */.qW, $said`holds ${(0,shown/* shown */.SP)(name)} below a file`);
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

// EXTERNAL MODULE: external "node:fs/promises"
var external_node_fs_promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/said/findings/finding.js
var finding = __webpack_require__(9314);
// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./build/said/contract/files.js
var contract_files = __webpack_require__(77964);
// EXTERNAL MODULE: ./build/said/contract/json-pointer.js
var json_pointer = __webpack_require__(24477);
// EXTERNAL MODULE: ./build/said/findings/rule-info.js
var rule_info = __webpack_require__(50238);
;// CONCATENATED MODULE: ./build/said/registry/layout.js
/** Files of a registry, by their path under its address. */
const INDEX_FILE = 'index.json';
const CONFIG_FILE = 'config.json';
/** Holds the archives, and one small file for each package. */
const PACKAGES_FOLDER = 'pacotes';
/** Manifest of a package of the language, in its own folder. */
const DEFAULT_MANIFEST = 'forge.toml';
/** The path of a package's file in a published registry. */
function packageFile(name) {
    return `${PACKAGES_FOLDER}/${name}.json`;
}
/** The path of an archive in a published registry. */
function archiveFile(arquivo) {
    return `${PACKAGES_FOLDER}/${arquivo}`;
}
/** What config.json says: where clients find the rest, relative to it. */
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
/** What the file of a single package says: the package's part of the index, and whose it is. */
function packageData(registro, nome, pacote) {
    return { registro, nome, ...pacote };
}

// EXTERNAL MODULE: ./build/said/git/working-form.js
var working_form = __webpack_require__(78555);
// EXTERNAL MODULE: ./build/said/repository/repository.js
var repository_repository = __webpack_require__(5629);
// EXTERNAL MODULE: ./node_modules/smol-toml/dist/index.js + 8 modules
var dist = __webpack_require__(3292);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var yaml_dist = __webpack_require__(38815);
// EXTERNAL MODULE: ./build/said/extract/index.js + 422 modules
var extract = __webpack_require__(85553);
// EXTERNAL MODULE: ./build/said/published/index.js + 9 modules
var published = __webpack_require__(14336);
;// CONCATENATED MODULE: ./build/said/registry/names.js
/** Names of packages and of what is made from them (reference-language.md §10.3, §10.5). */
/** A lower-case ASCII letter, then 1 to 48 of letters, digits, `_`, `-`. */
const PACKAGE_NAME = /^[a-z][a-z0-9_-]{1,48}$/;
function isPackageName(name) {
    return PACKAGE_NAME.test(name);
}
/** The one folder that an archive holds. */
function rootOf(name, version) {
    return `${name}-${version}`;
}
/** File name of the archive of a release. */
function archiveNameOf(name, version) {
    return `${rootOf(name, version)}.tar.gz`;
}
/** A language's name as the name of its registry: `DataForge` is `dataforge`. */
function registryNameOf(language) {
    return language
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-+|-+$/g, '');
}

// EXTERNAL MODULE: ./node_modules/semver/index.js
var semver = __webpack_require__(62088);
;// CONCATENATED MODULE: ./build/said/registry/version.js

/** `major.minor.patch[-pre]`; missing parts are 0, a leading `v` is dropped (reference-language.md §10.2). */
const VERSION = /^v?(\d+)(?:\.(\d+))?(?:\.(\d+))?(-[0-9A-Za-z.-]+)?$/;
/** The packages of a registry have mostly the same few numbers, and comparing asks for each of them again and again. */
const MAX_KNOWN = 10_000;
const known = new Map();
/** Reads a version as clients of the language do; nothing for a text that is none. */
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
/** Whether a text is a version as it is published: three numbers, no `v`, no build metadata. */
function isPublishedVersion(text) {
    return readVersion(text)?.version === text;
}
/** A pre-release comes before its release; pre-releases among each other as SemVer 2.0 orders them. */
function compareVersions(a, b) {
    return semver.compare(a, b);
}

;// CONCATENATED MODULE: ./build/said/registry/range.js

/** A text that is no version range; the message continues a sentence: "`1.x` is no version". */
class InvalidRange extends Error {
}
/** Which versions a dependency accepts (reference-language.md §10.2). */
class Range {
    comparators;
    /** None accept every version. */
    constructor(comparators) {
        this.comparators = comparators;
    }
    /** Pre-releases are versions like others here: only their order decides. */
    accepts(version) {
        return this.comparators.every(comparator => holds(comparator, version));
    }
}
const ANY = new Set(['', '*', 'latest', 'qualquer']);
const COMPARATOR = /^(\^|~|>=|<=|==|>|<|=)?(.*)$/s;
/**
 * Reads a range: nothing, `*`, `latest`, `qualquer` for any version; a bare version for exactly that one; `^`, `~`,
 * `>=`, `>`, `<=`, `<`, `=`, `==`; several, joined by blanks or commas, must all hold. There is no `||`, no hyphen
 * range and no `x`, and no blank between an operator and its version.
 *
 * @throws {InvalidRange}
 */
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
        // Of major version 0, each minor version may break its users.
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
    // The number after the largest that can be counted.
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

;// CONCATENATED MODULE: ./build/said/registry/manifest.js











const MAX_YAML_ALIASES = 100;
/** A manifest's fields where `forge.toml` has them: `[package]`, else `[project]` (reference-language.md §10.1). */
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
/** Reads manifests with the fields where a map has them. */
class ManifestReader {
    fields;
    /** @throws {UserError} for an expression that does not compile. */
    constructor(map = {}) {
        const names = Object.keys(FORGE);
        this.fields = new Map(names.map(name => [name, compile(name, map[name] ?? FORGE[name])]));
    }
    /** @param path of the manifest in the repository, which also says its format. */
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
                    (0,rule_info/* findingOf */.h)(rules_packages/* packageManifest */.u5, $said`${path} cannot be read: ${error.message}.`, path, {
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
    /** Name and version as a manifest has them, whatever else is in it; nothing for a manifest that cannot be read. */
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
        // A JSON copy: parsers give dates and objects without a prototype, which expressions do not know.
        const input = JSON.parse(JSON.stringify(data ?? {}));
        for (const [name, expression] of this.fields) {
            const outcome = await expression.evaluate(input).catch((error) => {
                throw new user_error/* UserError */.y($said`registro.map.${name} fails: ${error.message}.`, $said('Correct it in refdata.yml.'), {
                    cause: error,
                });
            });
            values.set(name, 'data' in outcome ? outcome.data : undefined);
        }
        return values;
    }
}
/** The values of a manifest on their way into the shape of the index. */
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
            this.complain(rules_packages/* registryPackageName */.fd, $said`${(0,shown/* shown */.SP)(name)} is no package name.`, name);
        if (version !== '' && !isPublishedVersion(version))
            this.complain(rules_packages/* registryVersion */.eZ, $said`${(0,shown/* shown */.SP)(version)} is no version.`, version);
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
            this.complain(rules_packages/* packageField */.jP, $said`${field} is ${(0,shown/* shown */.SP)(value)}; it must be a text, in quotes.`, String(value));
        }
        else if (needed) {
            this.complain(rules_packages/* packageField */.jP, $said`${field} is missing.`);
        }
        return '';
    }
    /** Expressions give a list of one as its item. */
    texts(field) {
        const value = this.values.get(field) ?? [];
        const items = Array.isArray(value) ? value : [value];
        const texts = items
            .filter(item => typeof item === 'string')
            .map(item => item.trim())
            .filter(item => item !== '');
        if (texts.length < items.length)
            this.complain(rules_packages/* packageField */.jP, $said`${field} is not a list of texts that say something.`);
        return texts;
    }
    dependencias() {
        const value = this.values.get('dependencias') ?? {};
        if (typeof value !== 'object' || Array.isArray(value)) {
            this.complain(rules_packages/* packageField */.jP, $said`dependencias is ${(0,shown/* shown */.SP)(value)}; it must have a range for each name.`);
            return {};
        }
        const entries = Object.entries(value).flatMap(([name, asked]) => {
            const range = this.rangeOf(name, asked);
            return range === undefined ? [] : [[name, range]];
        });
        return Object.fromEntries(entries);
    }
    /** The range of a dependency: a text, or `version` beside `path`, `git` or `url` (reference-language.md §10.1). */
    rangeOf(name, asked) {
        const range = typeof asked === 'object' && asked !== null && 'version' in asked ? asked.version : asked;
        if (typeof range !== 'string') {
            const what = typeof asked === 'object' ? $said('has no version range') : $said`is ${(0,shown/* shown */.SP)(asked)}`;
            this.complain(rules_packages/* packageDependency */.eX, $said`The dependency ${(0,shown/* shown */.SP)(name)} ${what}.`, name);
            return undefined;
        }
        const trimmed = range.trim();
        if (/^(?:https?:|git\+|path:|\.{0,2}\/)/.test(trimmed)) {
            this.complain(rules_packages/* packageDependency */.eX, $said`The dependency ${(0,shown/* shown */.SP)(name)} is ${(0,shown/* shown */.SP)(trimmed)}, which is not a version range.`, name);
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
            this.complain(rules_packages/* registryRange */.l5, $said`${what} has the range ${(0,shown/* shown */.SP)(range)}, which cannot be read: ${error.message}.`, range);
            return false;
        }
    }
    complain(rule, message, needle) {
        this.findings.push((0,rule_info/* findingOf */.h)(rule, message, this.path, this.placeWith(needle)));
    }
    /** The first line that holds a text: manifests are short, and name it once. */
    placeWith(needle) {
        const line = needle ? this.source.split(/\r\n?|\n/).findIndex(text => text.includes(needle)) : -1;
        return line < 0 ? { file: this.path } : { file: this.path, line: line + 1 };
    }
}
/** A manifest that is not in its format. */
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
        return (0,dist/* parse */.qg)(text);
    }
    catch (error) {
        if (!(error instanceof dist/* TomlError */.zx))
            throw error;
        const [first = ''] = error.message.split('\n');
        throw new SyntaxFault(first.replace(/^Invalid TOML document: /, ''), {
            line: error.line,
            column: error.column,
        });
    }
}
function parseJson(path, bytes) {
    const { data, findings } = (0,published/* readJsonFile */.JE)(path, path, bytes);
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
    const document = (0,yaml_dist/* parseDocument */.Tp)(text, { customTags: [] });
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
        return new extract/* MappingExpression */.rO(source);
    }
    catch (cause) {
        if (!(cause instanceof extract/* ExpressionError */.tj))
            throw cause;
        throw new user_error/* UserError */.y($said`registro.map.${field} is no JSONata expression: ${cause.message}.`, $said('Correct it in refdata.yml.'), { cause });
    }
}

;// CONCATENATED MODULE: ./build/said/registry/pack.js






/** Larger files are streamed. */
const MAX_BYTES_IN_MEMORY = 1024 * 1024;
const pack_CHUNK_BYTES = 256 * 1024;
/** As `gzip` has it; part of what makes the bytes the same. */
const GZIP_LEVEL = 6;
/** Where the header of gzip names the system (RFC 1952): it differs between systems, and 255 is "unknown". */
const OS_BYTE = 9;
const UNKNOWN_OS = 255;
const EPOCH = new Date(0);
const MODE = { plain: 0o644, executable: 0o755 };
/**
 * Writes a new archive in which nothing depends on when, where, by whom and on which system it is packed: files in
 * the order given, without owners, times or folders of their own, in the one folder `root`. A file is executable when
 * it begins with `#!`, as not every system keeps that of its own. The whole is streamed.
 */
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
/** The bytes of such an archive of files that are in memory. */
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
    // What goes wrong with a file also ends the writing, with less to say.
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
        // A file that grows or shrinks meanwhile is packed as it was read.
        await new Promise((done, failed) => {
            tar.entry({ ...header, size: content.length, mode: modeOf(content) }, content, error => error ? failed(error) : done());
        });
        return;
    }
    const handle = await (0,external_node_fs_promises_.open)(real);
    const start = Buffer.alloc(2);
    await handle.read(start, 0, start.length, 0).finally(() => handle.close());
    // Exactly as much as the header says: a log that is written to meanwhile must not break the archive.
    const content = (0,external_node_fs_.createReadStream)(real, { highWaterMark: pack_CHUNK_BYTES, end: size - 1 });
    await (0,promises_.pipeline)(content, tar.entry({ ...header, mode: modeOf(start) }));
}
function modeOf(start) {
    return start[0] === 0x23 && start[1] === 0x21 ? MODE.executable : MODE.plain;
}

// EXTERNAL MODULE: ./node_modules/ignore/index.js
var ignore = __webpack_require__(70298);
// EXTERNAL MODULE: ./build/said/text/code-points.js
var code_points = __webpack_require__(62021);
;// CONCATENATED MODULE: ./build/said/registry/package-files.js






/** Left out wherever they stand (reference-language.md §10.5). */
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
/** Whether a file or folder of that name is never packed. */
function isLeftOut(name) {
    return LEFT_OUT.has(name) || LEFT_OUT_EXTENSION.test(name);
}
const GITIGNORE = '.gitignore';
/** A larger one is not one that a person wrote. */
const MAX_GITIGNORE_BYTES = 1024 * 1024;
/**
 * The files of a package: all below its folder but what is always left out, what a `.gitignore` of the repository
 * leaves out, and `without`. Links are not followed.
 *
 * @param root real path of the repository. @param folder real path of the package.
 */
function listPackage(root, folder, without) {
    const walk = new Walk(folder, without);
    const layers = [];
    let above = root;
    for (const part of (0,external_node_path_.relative)(root, folder).split(external_node_path_.sep)) {
        layers.push(...layerIn(above));
        above = (0,external_node_path_.join)(above, part);
    }
    walk.visit(folder, layers);
    walk.files.sort((a, b) => (0,code_points/* compareCodePoints */.O)(a.path, b.path));
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
            this.faults.push(`${(0,shown/* shown */.SP)(path)} ${fault}`);
    }
}
/** The last rule that matches decides, and those of deeper folders come last. */
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
/** Real path of a folder; nothing where there is none. */
function realFolder(path) {
    try {
        const real = (0,external_node_fs_.realpathSync)(path);
        return (0,external_node_fs_.statSync)(real).isDirectory() ? real : undefined;
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./build/said/registry/packages.js















const DEFAULT_PACKAGE_LIMIT_MIB = 64;
const BYTES_PER_MIB = 1024 * 1024;
const MAX_TEXT_BYTES = 16 * BYTES_PER_MIB;
const MAX_MANIFEST_BYTES = 1024 * 1024;
/** Largest files named in a message. */
const MAX_LARGEST_SHOWN = 3;
/** Paths of all manifests of a repository, in order. @throws {UserError} when there are none. */
function manifestPaths(repository, { pacotes }) {
    const globs = [pacotes].flat();
    try {
        const paths = [...new Set(globs.flatMap(glob => repository.glob(glob)))];
        if (paths.length > 0)
            return paths;
    }
    catch (cause) {
        if (cause instanceof repository_repository/* UnreadableFile */.ie)
            throw new user_error/* UserError */.y(cause.message, cause.remedy, { cause });
        throw cause;
    }
    throw new user_error/* UserError */.y($said`registro.pacotes matches no file: ${globs.join(', ')}.`, $said('Correct the glob in refdata.yml; it is relative to the root of the repository.'));
}
/** The packages that `registro.pacotes` names. */
class PackageReader {
    registro;
    out;
    repository;
    root;
    manifests;
    form;
    maxBytes;
    findings = [];
    /** @param out the folder that is being written, which no package may hold. */
    constructor(repo, registro, limits, out) {
        this.registro = registro;
        this.out = out;
        this.repository = (0,repository_repository/* openRepository */.h_)(repo);
        this.root = (0,repository_repository/* repositoryRoot */.Hn)(repo);
        this.form = new working_form/* WorkingForm */.g(this.root);
        this.manifests = new ManifestReader(registro.map);
        this.maxBytes = (limits?.package_mib ?? DEFAULT_PACKAGE_LIMIT_MIB) * BYTES_PER_MIB;
    }
    /** Paths of all manifests, in order. @throws {UserError} when there are none. */
    manifestPaths() {
        return manifestPaths(this.repository, this.registro);
    }
    /** The manifests at those paths that are sound; two of one name are not. */
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
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageRepeated */.jL, message, path, manifest.place));
        }
        return [...byName.values()];
    }
    /** Names in manifests that are no longer there, by path; what is wrong with them is past. */
    async namesOf(manifests) {
        const names = new Set();
        for (const [path, bytes] of manifests) {
            const { manifest } = await this.manifests.read(path, bytes);
            if (manifest)
                names.add(manifest.name);
        }
        return names;
    }
    /** The files of a package; nothing, and findings, when it cannot be packed. */
    async open(manifest) {
        const { name, version, place, entry } = manifest;
        const before = this.findings.length;
        const folder = await (0,external_node_fs_promises_.realpath)((0,external_node_path_.join)(this.root, (0,external_node_path_.dirname)(place.file)));
        const { files: listed, faults } = listPackage(this.root, folder, (0,external_node_path_.resolve)(this.out));
        const files = listed.map(file => this.asCommitted(file));
        for (const fault of faults) {
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageFiles */.i9, `${name} ${version}: ${fault}.`, place.file, place));
        }
        const size = files.reduce((sum, file) => sum + file.size, 0);
        if (size > this.maxBytes) {
            const largest = [...files].sort((a, b) => b.size - a.size).slice(0, MAX_LARGEST_SHOWN);
            const named = largest.map(file => $said`${(0,shown/* shown */.SP)(file.path)} (${(0,repository_repository/* mib */.jO)(file.size)} MiB)`).join(', ');
            const message = $said`${name} ${version} has ${(0,repository_repository/* mib */.jO)(size)} MiB; the limit is ${(0,repository_repository/* mib */.jO)(this.maxBytes)} MiB. The largest files: ${named}.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageSize */.yj, message, place.file, place));
        }
        if (entry !== undefined && !files.some(({ path }) => path === external_node_path_.posix.normalize(entry).normalize('NFC'))) {
            const message = $said`${name} ${version}: the entry file ${(0,shown/* shown */.SP)(entry)} is not among the files that are packed.`;
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageEntry */.NS, message, place.file, place));
        }
        return this.findings.length === before ? { manifest, files } : undefined;
    }
    /** Packs into a folder; nothing, and a finding, for what our own clients would refuse. */
    async pack({ manifest, files }, folder) {
        const { name, version, place } = manifest;
        const file = (0,external_node_path_.join)(folder, archiveNameOf(name, version));
        const packed = await packArchive(files, rootOf(name, version), file);
        const size = files.reduce((sum, each) => sum + each.size, 0);
        if (size <= MIN_BYTES_FOR_RATIO || size <= packed.bytes * MAX_RATIO)
            return { ...packed, file };
        const message = $said`${name} ${version} shrinks from ${(0,repository_repository/* mib */.jO)(size)} MiB to a hundredth: clients take that for an attack.`;
        this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageSize */.yj, message, place.file, place));
        return undefined;
    }
    /** Two checkouts of one commit give the same archive. What is larger is no text that people write. */
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
                this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageManifest */.u5, message, path, { file: path }));
                return undefined;
            }
            const { manifest, findings } = await this.manifests.read(path, bytes);
            this.findings.push(...findings);
            return manifest;
        }
        catch (error) {
            if (!(error instanceof repository_repository/* UnreadableFile */.ie))
                throw error;
            this.findings.push((0,rule_info/* findingOf */.h)(rules_packages/* packageManifest */.u5, error.message, path, { file: path }));
            return undefined;
        }
    }
}
/** Hash of each file of a package, by its path. */
async function hashFiles(files) {
    const hashes = new Map();
    for (const { path, real, bytes } of files)
        hashes.set(path, await hashOf(bytes === undefined ? (0,external_node_fs_.createReadStream)(real) : [bytes]));
    return hashes;
}
/** SHA-256 of all parts of a content, in hexadecimal digits. */
async function hashOf(content) {
    const hash = (0,external_node_crypto_.createHash)('sha256');
    for await (const chunk of content)
        hash.update(chunk);
    return hash.digest('hex');
}

;// CONCATENATED MODULE: ./build/said/registry/carry.js












/**
 * The archives that an index needs beside it: those that were packed just now, and the others from where they are
 * published, each with its hash proved. Releases with an address of their own need none.
 *
 * @param packed by hash. @param staging a folder for what is downloaded.
 * @throws {UserError} when the place of the previous registry stops answering.
 */
async function carryArchives(registro, packed, source, staging) {
    const files = [];
    const findings = [];
    for (const [name, { versoes }] of Object.entries(registro.pacotes)) {
        for (const [version, release] of Object.entries(versoes)) {
            if (release.url !== undefined)
                continue;
            const archive = packed.get(release.sha256) ?? (source && (await carry(source, release, staging)));
            const subject = `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
            const fault = archive
                ? faultOf(archive, release)
                : [rules_packages/* registryVanished */.Mt, $said('is not where the previous index is')];
            if (archive && !fault)
                files.push(archiveFileOf(archive, release));
            else if (fault)
                findings.push((0,rule_info/* findingOf */.h)(fault[0], $said`${name} ${version}: the archive ${release.arquivo} ${fault[1]}.`, subject));
        }
    }
    return { files, findings };
}
function faultOf(archive, release) {
    if (archive.sha256 === release.sha256)
        return undefined;
    return [
        rules_packages/* registryArchiveSha256 */.TI,
        $said`has the SHA-256 ${archive.sha256}, and ${release.sha256} in the previous index`,
    ];
}
function archiveFileOf({ file, bytes, sha256 }, { arquivo }) {
    return { path: `/registry/${archiveFile(arquivo)}`, storedAt: file, size: bytes, sha256, schema: null };
}
/** An archive of the previous registry, in its own folder or downloaded; nothing when it is not there. */
async function carry(source, { arquivo, sha256 }, staging) {
    const path = archiveFile(arquivo);
    const opened = await source.open(path);
    if (opened.kind === 'missing')
        return undefined;
    if (opened.kind !== 'found') {
        const reason = opened.kind === 'too-large' ? $said('is too large') : opened.reason;
        throw new user_error/* UserError */.y(`${source.placeOf(path)} ${reason}.`, $said('Try again: without it, a published version would be lost.'));
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
        throw new user_error/* UserError */.y($said`${source.placeOf(path)} broke off: ${cause.message}.`, $said('Try again: without it, a published version would be lost.'), { cause });
    }
    return { file, bytes, sha256: hash.digest('hex') };
}

// EXTERNAL MODULE: ./build/said/git/git.js
var git = __webpack_require__(36367);
;// CONCATENATED MODULE: ./build/said/registry/changed-since.js


/**
 * Which packages differ from a commit, as git sees it: committed or not, tracked or new.
 *
 * @throws {UserError} when the commit is not here, or git cannot read the globs.
 */
async function changedSince(repo, since, globs) {
    const commit = await (0,git/* readGit */.lX)(repo, [
        'rev-parse',
        '--verify',
        '--quiet',
        '--end-of-options',
        `${since}^{commit}`,
    ]);
    if (commit.code !== 0) {
        throw new user_error/* UserError */.y($said`There is no commit ${since} in the repository.`, $said('Fetch it (in a workflow: fetch-depth: 0), or leave --since out.'));
    }
    const unreadable = globs.find(glob => /[{}()!]/.test(glob));
    if (unreadable !== undefined) {
        throw new user_error/* UserError */.y($said`--since cannot be used with the glob ${unreadable}.`, $said('Write `registro.pacotes` as a list of globs without braces.'));
    }
    const id = commit.stdout.trim();
    const config = await (0,git/* withoutFilters */.ml)(repo);
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
        (0,git/* readGit */.lX)(repo, [...diff, id, '--', '.'], { config }),
        (0,git/* readGit */.lX)(repo, ['ls-files', '--others', '--exclude-standard', '-z', '--', '.']),
        (0,git/* readGit */.lX)(repo, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', ...patterns(globs)]),
        removedSince(repo, id, globs, config),
    ]);
    if (tracked.code !== 0 || untracked.code !== 0) {
        throw new user_error/* UserError */.y($said`git cannot compare with ${since}: ${(tracked.stderr || untracked.stderr).trim()}.`, $said('Leave --since out.'));
    }
    const changed = [...paths(tracked), ...paths(untracked)];
    const manifests = paths(listed).filter(path => !removed.has(path));
    const now = new Map(manifests.map(path => [folderOf(path), path]));
    const found = new Set();
    for (const path of changed) {
        const manifest = manifestAround(path, now);
        if (manifest !== undefined)
            found.add(manifest);
        // It decides about all packages below it.
        if (/(?:^|\/)\.gitignore$/.test(path))
            for (const each of manifests)
                if (each.startsWith(path.slice(0, -'.gitignore'.length)))
                    found.add(each);
    }
    return { manifests: manifests.filter(path => found.has(path)), removed };
}
async function removedSince(repo, commit, globs, config) {
    const listed = await (0,git/* readGit */.lX)(repo, [
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
        const { code, stdout } = await (0,git/* readGit */.lX)(repo, ['show', `${commit}:./${path}`]);
        if (code === 0)
            removed.set(path, new TextEncoder().encode(stdout));
    }
    return removed;
}
/** The manifest of the innermost package around a path. */
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

;// CONCATENATED MODULE: ./build/said/registry/canonical.js


/** Fields in the order of the contract. */
const PACKAGE_FIELDS = 'descricao,licenca,autores,tags,versoes';
const RELEASE_FIELDS = 'arquivo,sha256,dependencias,dataforge';
/**
 * The one way in which an index is written (reference-language.md §10.3): packages by name, releases from the lowest
 * version to the highest, dependencies by name, fields in the order of the contract. What is that way already stays
 * the same object: of a large index, that is nearly all.
 */
function canonicalRegistro({ registro, pacotes }) {
    return { registro, pacotes: sortedBy(pacotes, code_points/* compareCodePoints */.O, canonicalPacote) };
}
/** A package with its fields and versions in the order of the contract; itself where they are. */
function canonicalPacote(pacote) {
    const { descricao, licenca, autores, tags, versoes } = pacote;
    const sorted = sortedBy(versoes, compareTexts, canonicalRelease);
    if (sorted === versoes && Object.keys(pacote).join() === PACKAGE_FIELDS)
        return pacote;
    return { descricao, licenca, autores, tags, versoes: sorted };
}
/** A version with its fields in the order of the contract and its digest in small letters; itself where it is so. */
function canonicalRelease(release) {
    const { arquivo, sha256, dependencias, dataforge, url } = release;
    const sorted = sortedBy(dependencias, code_points/* compareCodePoints */.O, range => range);
    const lower = sha256.toLowerCase();
    const fields = Object.keys(release).join();
    const inOrder = fields === RELEASE_FIELDS || fields === `${RELEASE_FIELDS},url`;
    if (inOrder && sorted === dependencias && lower === sha256)
        return release;
    return { arquivo, sha256: lower, dependencias: sorted, dataforge, ...(url !== undefined && { url }) };
}
/** JSON with indent 1, as the registry's index is published: UTF-8, LF, one final newline. */
function registryJson(data) {
    return new TextEncoder().encode(`${JSON.stringify(data, null, 1)}\n`);
}
function compareTexts(a, b) {
    const x = readVersion(a);
    const y = readVersion(b);
    return x && y ? compareVersions(x, y) : (0,code_points/* compareCodePoints */.O)(a, b);
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

;// CONCATENATED MODULE: ./build/said/registry/changes.js

/** What of a published release is not the same any more, in words; nothing when all is. `arquivo` may be renamed. */
function changesBetween(before, after) {
    const [old, now] = [canonicalRelease(before), canonicalRelease(after)];
    const changes = [];
    if (old.sha256 !== now.sha256)
        changes.push($said`sha256 was ${old.sha256} and is ${now.sha256}`);
    changes.push(...releaseChanges(old, now));
    return changes;
}
/** The same of what a release needs, whatever its files are. */
function releaseChanges(old, now) {
    const changes = dependencyChanges(old.dependencias, now.dependencias);
    if (old.dataforge !== now.dataforge)
        changes.push($said`dataforge was "${old.dataforge}" and is "${now.dataforge}"`);
    return changes;
}
/** What the earlier index has and the later has not. */
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
/** A release of an index; a package called like something of `Object.prototype` is not taken for that. */
function releaseOf(registro, name, version) {
    const versoes = registro && Object.hasOwn(registro.pacotes, name) ? registro.pacotes[name]?.versoes : undefined;
    return versoes && Object.hasOwn(versoes, version) ? versoes[version] : undefined;
}

// EXTERNAL MODULE: ./build/said/findings/capped.js
var capped = __webpack_require__(19606);
// EXTERNAL MODULE: ./build/said/text/nearest.js
var nearest = __webpack_require__(35112);
;// CONCATENATED MODULE: ./build/said/registry/catalogue.js


/** An index for look-ups: versions in order, ranges and dependencies read once. */
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
    /** Releases of a package, highest first; those whose number is none are left out. */
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
    /** What a release depends on. */
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

;// CONCATENATED MODULE: ./build/said/registry/cycles.js
/**
 * Circles of dependencies that some packages lead to, each followed to the highest version in its range. The way is kept on a stack of our own:
 * chains in a hostile index are longer than the engine's.
 */
function cyclesIn(catalogue, names = catalogue.names) {
    const cycles = [];
    const done = new Set();
    /** Where on the way a release stands. */
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
            // One that leads nowhere has a finding of its own.
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

;// CONCATENATED MODULE: ./build/said/registry/resolve.js

/** Some demand cannot be met; the message names the chain that leads to it. */
class ResolutionFault extends Error {
    kind;
    asked;
    constructor(kind, 
    /** The package that is asked for. */
    asked, message) {
        super(message);
        this.kind = kind;
        this.asked = asked;
    }
}
/**
 * Chooses a release for every package that is needed, as clients of the language do (reference-language.md §10.2):
 * breadth first, the highest that meets all demands so far, a locked version before others; a choice that a later
 * demand changes is made again, and never taken back further. What nobody needs in the end is left out.
 *
 * @param locked versions that win where they are in range, by name.
 * @throws {ResolutionFault}
 */
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
        // A further demand leaves fewer releases: what was the best of all stays it while it is accepted.
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
/** Why a demand cannot be met, whatever else is asked for; nothing when it can. */
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
/** `loja 1.0.0 -> moeda 1.1.0`: the releases that lead to a demand. */
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
/** Choices that were replaced may have asked for packages that nobody needs any more. */
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

;// CONCATENATED MODULE: ./build/said/registry/check-index.js













/**
 * What the schema of the index cannot say about an index that follows it: names, versions, ranges, and that every
 * release can be installed (reference-language.md §10.8).
 */
function checkIndex(registro, options = {}) {
    return (0,capped/* capped */.u)(findingsIn(registro, options));
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
            yield check_index_finding(rules_packages/* registryPackageName */.fd, $said`${(0,shown/* shown */.SP)(packageName)} is no package name.`, pointer);
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
/** Packages, and all that depend on them, directly or through others. */
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
        yield check_index_finding(rules_packages/* registryName */.jT, $said`\`registro\` is ${(0,shown/* shown */.SP)(found)}; it must be ${(0,shown/* shown */.SP)(expected)}.`, '/registro');
    }
    else if (found !== registryNameOf(found)) {
        const message = $said`\`registro\` is ${(0,shown/* shown */.SP)(found)}; it must be lower-case letters, digits and hyphens.`;
        yield check_index_finding(rules_packages/* registryName */.jT, message, '/registro');
    }
}
function versionFaults(name, version) {
    if (isPublishedVersion(version))
        return [];
    return [[rules_packages/* registryVersion */.eZ, $said`${name}: ${(0,shown/* shown */.SP)(version)} is no version.`]];
}
function archiveFaults(name, version, { arquivo, url }, archives) {
    const faults = [];
    if (/\.\.|\p{Cc}/u.test(arquivo)) {
        const message = $said`${name} ${version}: ${(0,shown/* shown */.SP)(arquivo)} is no plain file name.`;
        faults.push([rules_packages/* registryArchiveName */.fy, message, 'arquivo']);
    }
    if (url !== undefined)
        return faults;
    const key = arquivo.toLowerCase();
    const other = archives.get(key);
    if (other) {
        const message = $said`${name} ${version} and ${other.join(' ')} have the same archive ${(0,shown/* shown */.SP)(arquivo)}.`;
        faults.push([rules_packages/* registryArchiveName */.fy, message, 'arquivo']);
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
        const message = $said`${name} ${text}: \`dataforge\` is ${(0,shown/* shown */.SP)(release.dataforge)}, which cannot be read: ${language.message}.`;
        yield check_index_finding(rules_packages/* registryRange */.l5, message, `${place}/dataforge`);
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
    // While single dependencies cannot be met, all together cannot either.
    const fault = sound ? conflicts.of(candidate) : undefined;
    if (fault)
        yield resolutionFinding(catalogue, fault, `${place}/dependencias`);
}
const RULE_OF = {
    unknown: rules_packages/* registryDependencyUnknown */.T_,
    unsatisfied: rules_packages/* registryDependencyUnsatisfied */.cT,
    conflict: rules_packages/* registryDependencyConflict */.Vg,
    range: rules_packages/* registryRange */.l5,
};
function resolutionFinding(catalogue, { kind, asked, message }, pointer) {
    const near = kind === 'unknown' ? (0,nearest/* nearest */.p)(asked, catalogue.names)[0] : undefined;
    return check_index_finding(RULE_OF[kind], near === undefined ? message : $said`${message} Did you mean ${near}?`, pointer);
}
/** Looks for demands that contradict each other, on the way of each release to all that it needs. */
class Conflicts {
    catalogue;
    circular;
    /** What is needed in the end, by what is asked for: mostly the same for all versions of a package. */
    sound = new Map();
    /** @param circular releases that are in a circle: more need not be said of them. */
    constructor(catalogue, circular) {
        this.catalogue = catalogue;
        this.circular = circular;
    }
    /** Other faults of packages further on are reported at those packages. */
    of(candidate) {
        const requests = this.catalogue.dependenciesOf(candidate);
        if (requests.length === 0 || this.circular.has(candidate))
            return undefined;
        const key = requests.map(({ name, range }) => `${name} ${range}`).join('\n');
        // Where the release itself is not asked for again, it cannot contradict what it needs.
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
    return check_index_finding(rules_packages/* registryDependencyCycle */.re, message, (0,json_pointer.at)('/pacotes', first.name, 'versoes', first.text, 'dependencias'));
}
function check_index_finding(rule, message, pointer) {
    return (0,rule_info/* findingOf */.h)(rule, message, `${contract_files/* REGISTRO_PATH */.AM}#${pointer}`);
}

// EXTERNAL MODULE: ./build/said/site/site.js + 3 modules
var site = __webpack_require__(6278);
// EXTERNAL MODULE: ./build/said/site/site-file.js
var site_file = __webpack_require__(62734);
;// CONCATENATED MODULE: ./build/said/registry/files.js




const FOLDER = '/registry/';
/** The index, config.json, the files of single packages and the archives, by their paths on the site. */
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
/** All of them, and the schemas that describe them, for a site. */
function registrySiteFiles({ archives, packages, config, index }) {
    return [
        index,
        config,
        ...packages,
        ...archives,
        (0,site/* schemaFile */.I)('registro'),
        (0,site/* schemaFile */.I)('config'),
        (0,site/* schemaFile */.I)('pacote'),
    ];
}
function file(path, data, schema) {
    return { path: FOLDER + path, bytes: registryJson(data), schema: (0,site_file/* schemaPath */.p8)(schema) };
}

;// CONCATENATED MODULE: ./build/said/registry/merge.js






/**
 * Puts what was packed into the previous index. A published release stays as it is: the same files under the same
 * version keep the published archive, whatever compressed it; anything else is a finding.
 */
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
            findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryYanked */.oo, message, subject, place));
            continue;
        }
        const before = pacotes.get(name);
        const published = releaseOf(previous, name, version);
        const release = published ? samePublished(published, item) : item.release;
        const changes = published ? changesBetween(published, release) : [];
        if (published && changes.length > 0) {
            const what = [...changes, ...(item.fileChanges ?? [])].join('; ');
            findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryChanged */.Aw, $said`${name} ${version} is published, and not the same: ${what}.`, subject, place));
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
/** With the same files, the published archive is as good as ours. */
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
    return (0,rule_info/* findingOf */.h)(rules_packages/* registryVanished */.Mt, message, `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name)}`);
}
function subjectOf(name, version) {
    return `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
}

// EXTERNAL MODULE: ./build/said/http/address.js
var http_address = __webpack_require__(73301);
// EXTERNAL MODULE: ./build/said/rules/contract-check.js + 1 modules
var contract_check = __webpack_require__(13744);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(48161);
;// CONCATENATED MODULE: ./build/said/registry/source-folder.js







/** An index of 300,000 releases is larger than other published files may be. */
const MAX_INDEX_BYTES = 2 * published/* MAX_PUBLISHED_FILE_BYTES */.tp;
const source_folder_CHUNK_BYTES = 256 * 1024;
/**
 * A registry in a folder: the site's own, with `registry/` in it, or the one that holds `index.json` itself. Nothing
 * outside of it is read, whatever links it holds. @throws {UserError} when there is no such folder.
 */
async function openRegistryFolder(folder) {
    const root = realFolder(folder);
    if (root === undefined) {
        throw new user_error/* UserError */.y($said`There is no folder ${folder}.`, $said('Give the folder of a registry or of a built site, or an http(s) address.'));
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

;// CONCATENATED MODULE: ./build/said/registry/source-branch.js







/**
 * A registry on a branch of the repository, as it was fetched: nothing is checked out. The branch of `origin` comes
 * first, as a local one may be old. @throws {UserError} when there is no such branch here.
 *
 * @param folder of the registry on the branch.
 */
async function openRegistryBranch(repo, branch, folder) {
    for (const ref of [`refs/remotes/origin/${branch}`, `refs/heads/${branch}`]) {
        const { code, stdout } = await (0,git/* readGit */.lX)(repo, [
            'rev-parse',
            '--verify',
            '--quiet',
            '--end-of-options',
            `${ref}^{commit}`,
        ]);
        if (code === 0)
            return new BranchSource(repo, branch, stdout.trim(), folder.replace(/^\/+|\/+$/g, ''));
    }
    const { stdout: remotes } = await (0,git/* readGit */.lX)(repo, ['remote']);
    throw new user_error/* UserError */.y($said`There is no branch ${branch} in the repository.`, remotes.split('\n').includes('origin')
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
        const { code, stdout } = await (0,git/* readGit */.lX)(this.repo, [
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
    /** The bytes as they are committed: git's filters and line ends are for files that are checked out. */
    async open(path, maxBytes = Number.POSITIVE_INFINITY) {
        const object = `${this.commit}:${this.pathOf(path)}`;
        const kind = await (0,git/* readGit */.lX)(this.repo, ['cat-file', '-t', object]);
        if (kind.code !== 0)
            return { kind: 'missing' };
        if (kind.stdout.trim() !== 'blob')
            return { kind: 'unreadable', reason: $said('is not a file') };
        const folder = await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)((0,external_node_os_.tmpdir)(), 'refdata-blob-'));
        const file = (0,external_node_path_.join)(folder, 'blob');
        const handle = await (0,external_node_fs_promises_.open)(file, 'wx');
        try {
            const { code, stderr } = await (0,git/* readGit */.lX)(this.repo, ['cat-file', 'blob', object], { output: handle.fd });
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

// EXTERNAL MODULE: ./build/said/http/open.js
var http_open = __webpack_require__(55917);
// EXTERNAL MODULE: ./build/said/http/request.js + 1 modules
var request = __webpack_require__(78435);
;// CONCATENATED MODULE: ./build/said/registry/source-url.js






/** For the whole of a large file, over a slow line. */
const ARCHIVE_TIMEOUT_MS = 10 * 60_000;
/**
 * A registry at an http(s) address: that of the site, with `registry/` below it, or of the registry or its index.
 *
 * @throws {UserError} when that is no such address, or gives no answer.
 */
async function openRegistryAddress(address, timeoutMs = request/* TIMEOUT_MS */.rl) {
    const url = (0,http_address/* publicAddress */.Wq)(address, 'https://lume.example/registry');
    const base = url.origin + url.pathname.replace(/\/(?:index\.json)?$/, '').replace(/\/+$/, '');
    const own = new AddressSource(base, timeoutMs);
    if (base.endsWith('/registry') || url.pathname.endsWith(`/${INDEX_FILE}`))
        return own;
    const below = new AddressSource(`${base}/registry`, timeoutMs);
    const found = await below.read(INDEX_FILE);
    if (found.kind === 'unreachable') {
        throw new user_error/* UserError */.y(`${below.placeOf(INDEX_FILE)} ${found.reason}.`, found.remedy);
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
        return (0,http_address/* addressOf */.ci)(this.address, `/${path}`);
    }
    fileOf() {
        return undefined;
    }
    async list() {
        return undefined;
    }
    read(path) {
        return (0,http_open/* readUrl */.w)(this.placeOf(path), MAX_INDEX_BYTES, { timeoutMs: this.timeoutMs });
    }
    open(path) {
        return (0,http_open/* openUrl */.C)(this.placeOf(path), {
            timeoutMs: this.timeoutMs,
            bodyTimeoutMs: ARCHIVE_TIMEOUT_MS,
        });
    }
}

;// CONCATENATED MODULE: ./build/said/registry/previous.js












/** The registry that `registro.previous` names. @throws {UserError} when it is not there, or gives no answer. */
async function openPrevious(previous, repo) {
    if (typeof previous === 'object')
        return openRegistryBranch(repo, previous.branch, previous.folder ?? 'registry');
    return openRegistry((0,http_address/* isAddress */.PW)(previous) ? previous : (0,external_node_path_.resolve)(repo, previous));
}
/** A registry by its folder or address. @throws {UserError} */
async function openRegistry(target) {
    return (0,http_address/* isAddress */.PW)(target) ? openRegistryAddress(target) : openRegistryFolder(target);
}
/**
 * Reads the previous index. Only an answer that there is none counts as the first publication: with no answer, or one
 * that cannot be understood, a build would drop all that was published.
 *
 * @throws {UserError} when the index cannot be read, or is none.
 */
async function readPrevious(source) {
    const place = source.placeOf(INDEX_FILE);
    const result = await source.read(INDEX_FILE);
    if (result.kind === 'missing' && !result.gone) {
        const message = $said`There is no index at ${place}: this is taken for the first publication.`;
        return { source, registro: undefined, findings: [(0,rule_info/* findingOf */.h)(rules_packages/* registryFirst */.Ah, message, contract_files/* REGISTRO_PATH */.AM)] };
    }
    if (result.kind !== 'found') {
        const reason = result.kind === 'missing'
            ? $said('was taken away (410 Gone)')
            : result.kind === 'too-large'
                ? $said('is too large')
                : result.reason;
        throw new user_error/* UserError */.y($said`The previous index ${place} ${reason}.`, $said('Nothing is built without it, as published versions would be lost: try again, or correct the place.'));
    }
    return { source, registro: parseIndex(result.bytes, place), findings: [] };
}
/** An index that follows its schema. @throws {UserError} with what is wrong with it. */
function parseIndex(bytes, place) {
    const { data, findings } = (0,published/* readJsonFile */.JE)(contract_files/* REGISTRO_PATH */.AM, place, bytes);
    const problems = findings.length > 0 || data === undefined ? findings : (0,contract_check/* checkSchema */._)('registro', data);
    if (problems.length === 0)
        return data;
    throw new user_error/* UserError */.y($said`${place} is not the index of a registry.`, $said('See what is wrong with it with `refdata registry check`.'), { findings: problems });
}

;// CONCATENATED MODULE: ./build/said/registry/published-files.js



/** Differences named in a message. */
const MAX_DIFFERENCES_SHOWN = 5;
/**
 * How files differ from those of a published archive, in words; none when all are the same. Nothing when the archive
 * cannot be opened: then nobody can say.
 *
 * @param hashes of our files, by path.
 */
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

;// CONCATENATED MODULE: ./build/said/registry/withdrawals.js






/**
 * What `registro.yanked` names and withdraws nothing, most likely by a slip. A version below a known one, and a name that is
 * like no other, may have been withdrawn before, and stay named so that they never come again: of them nothing is said.
 */
function unknownWithdrawals({ config, placeOf }, known) {
    return Object.entries(config.registro?.yanked ?? {}).flatMap(([name, which]) => {
        const subject = `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name)}`;
        const place = placeOf(['registro', 'yanked', name]);
        const tell = (message) => (0,rule_info/* findingOf */.h)(rules_packages/* registryYankedUnknown */.GE, message, subject, place);
        const versions = known.get(name);
        if (versions === undefined) {
            const [meant] = (0,nearest/* nearest */.p)(name, known.keys());
            return meant === undefined ? [] : [tell($said`There is no package ${name}; did you mean ${meant}?`)];
        }
        return which === true
            ? []
            : which
                .filter(version => !versions.has(version) && !mayHaveBeen(version, versions))
                .map(version => tell($said`There is no version ${version} of ${name}.`));
    });
}
/** Versions only go up: what is above all of them never was. */
function mayHaveBeen(text, versions) {
    const version = isPublishedVersion(text) ? readVersion(text) : undefined;
    if (version === undefined)
        return false;
    const others = [...versions].flatMap(each => readVersion(each) ?? []);
    return others.some(each => compareVersions(version, each) < 0);
}

;// CONCATENATED MODULE: ./build/said/registry/build.js















/**
 * Packs the packages of a repository and merges them into the previous index. Nothing is written but to `staging`.
 *
 * @throws {UserError} when the configuration does not hold, or the previous index cannot be read.
 */
async function buildRegistry(options) {
    const { repo, loaded, out, staging, progress } = options;
    const config = registroOf(loaded);
    const name = nameOf(loaded);
    if (name === '')
        throw new user_error/* UserError */.y($said`No name for the registry follows from "${loaded.config.nome}".`, $said('Give one as `registro.name` in refdata.yml.'));
    progress?.($said('previous registry'));
    // Git looks for changes while the index is parsed.
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
    // While packages are missing from the index, its rules would only repeat that.
    if (!(0,finding/* hasError */.JD)(findings)) {
        findings.push(...withPlaces(checkIndex(merged.registro, {
            name,
            changed: changes && previous?.registro && merged.changed,
        }), packed));
    }
    progress?.($said('archives'));
    const inPlace = previous !== undefined && (await isSame(previous.source.fileOf('.'), out));
    const sound = !(0,finding/* hasError */.JD)(findings);
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
/** The versions that are published, and those of the manifests. */
function knownVersions(previous, { manifests, present, }) {
    const known = new Map([...present].map(name => [name, new Set()]));
    for (const [name, { versoes }] of Object.entries(previous?.pacotes ?? {}))
        known.set(name, new Set(Object.keys(versoes)));
    for (const { name, version } of manifests)
        known.get(name)?.add(version);
    return known;
}
/** An archive that was published before, and came out the same, was packed, too. */
function packedIn(files, archives) {
    return files.flatMap(file => 'sha256' in file && archives.has(file.sha256) ? [file.path.slice(1)] : []);
}
/** What the registry is called; empty where no name follows from that of the language. */
function nameOf({ config }) {
    return config.registro?.name ?? registryNameOf(config.nome);
}
/** The part of the configuration that is about the registry. @throws {UserError} when there is none. */
function registroOf({ config }) {
    if (config.registro)
        return config.registro;
    throw new user_error/* UserError */.y($said('refdata.yml says nothing about a registry.'), $said('Add `registro: { pacotes: packages/*/forge.toml }`.'));
}
async function previousOf({ previous, repo }, config) {
    const named = previous ?? config.previous;
    return named === undefined ? undefined : readPrevious(await openPrevious(named, repo));
}
async function changesOf({ repo, since }, { pacotes }) {
    return since === undefined ? undefined : changedSince(repo, since, [pacotes].flat());
}
/** The manifests to pack, and the names of all packages that there are. */
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
    // Another compressor makes other bytes of the same files.
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
/** Findings about what comes from the repository are mended there. */
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
/** The part of an index that was packed just now; the rest stays where it is. */
function onlyPacked({ registro, pacotes }, archives) {
    const kept = Object.entries(pacotes).flatMap(([name, pacote]) => {
        const versoes = Object.entries(pacote.versoes).filter(([, { sha256 }]) => archives.has(sha256));
        return versoes.length === 0 ? [] : [[name, { ...pacote, versoes: Object.fromEntries(versoes) }]];
    });
    return { registro, pacotes: Object.fromEntries(kept) };
}
/** The name that all manifests have; clients and checks look for it in archives. */
function manifestName({ pacotes }) {
    const names = new Set([pacotes].flat().map(glob => glob.slice(glob.lastIndexOf('/') + 1)));
    const [only = DEFAULT_MANIFEST] = names;
    return names.size === 1 && /^[\w.-]+$/.test(only) ? only : DEFAULT_MANIFEST;
}
/** Packages that changed, or that an earlier tool wrote no file for. */
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

// EXTERNAL MODULE: ./build/said/contract/json-places.js
var json_places = __webpack_require__(73094);
;// CONCATENATED MODULE: ./build/said/registry/in-turns.js
/** Does something with each item, several at the same time, in any order. */
async function inTurns(items, atOnce, work) {
    const left = items.values();
    const workers = Array.from({ length: Math.min(atOnce, items.length) }, async () => {
        for (const item of left)
            await work(item);
    });
    await Promise.all(workers);
}

;// CONCATENATED MODULE: ./build/said/registry/check-archives.js











/** Each is a stream of a few chunks. */
const MAX_ARCHIVES_AT_ONCE = 4;
const check_archives_MAX_MANIFEST_BYTES = 1024 * 1024;
/** Opens every archive of an index, and looks for archives that it does not name. */
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
    // They come as they are read; they are reported in the order of the index.
    const findings = found.sort(([a], [b]) => a - b).map(([, finding]) => finding);
    const known = new Set(here.map(({ release }) => release.arquivo));
    for (const name of (names ?? []).sort()) {
        if (!name.endsWith('.tar.gz') || known.has(name))
            continue;
        const path = archiveFile(name);
        findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryArchiveOrphan */.sk, $said`${path} belongs to no version of the index.`, `/registry/${path}`, {
            file: source.placeOf(path),
        }));
    }
    if (all.length > here.length)
        findings.push(absent(all.length - here.length, $said('they have addresses of their own')));
    return { opened: here.length, findings };
}
async function archiveFindings(source, { name, version, release }, manifest, reader) {
    const path = archiveFile(release.arquivo);
    const pointer = `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`;
    const finding = (rule, what, field = 'arquivo') => (0,rule_info/* findingOf */.h)(rule, `${name} ${version}: ${path} ${what}.`, `${pointer}/${field}`);
    const opened = await source.open(path);
    if (opened.kind === 'missing')
        return [finding(rules_packages/* registryArchiveMissing */.or, $said('is missing'))];
    if (opened.kind !== 'found') {
        return [finding(rules_packages/* registryArchiveUnreadable */.rQ, opened.kind === 'too-large' ? $said('is too large') : opened.reason)];
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
        return [finding(rules_packages/* registryArchiveUnreadable */.rQ, $said`broke off (${error.message})`)];
    }
    const findings = [];
    if (report.sha256 !== release.sha256.toLowerCase()) {
        findings.push(finding(rules_packages/* registryArchiveSha256 */.TI, $said`has the SHA-256 ${report.sha256}`, 'sha256'));
    }
    if (report.fault)
        return [...findings, finding(report.fault.rule, report.fault.message)];
    if (manifest === null)
        return findings;
    const fault = text === undefined ? $said`has no ${manifest}` : await faultOfManifest(reader, manifest, text, name, version);
    return fault === undefined ? findings : [...findings, finding(rules_packages/* registryArchiveManifest */.Lz, fault)];
}
async function faultOfManifest(reader, path, text, name, version) {
    const said = await reader.identify(path, text);
    if (!said)
        return $said`holds a ${path} that cannot be read`;
    if (said.name !== name)
        return $said`is of the package ${(0,shown/* shown */.SP)(said.name)}, as its ${path} says`;
    const number = typeof said.version === 'string' ? readVersion(said.version.trim())?.version : undefined;
    if (number !== readVersion(version)?.version)
        return $said`is of the version ${(0,shown/* shown */.SP)(said.version)}, as its ${path} says`;
    return undefined;
}
function absent(count, reason) {
    const what = count === 1 ? $said('One archive was') : $said`${count} archives were`;
    return (0,rule_info/* findingOf */.h)(rules_packages/* registryArchivesAbsent */.In, $said`${what} not looked at: ${reason}.`, contract_files/* REGISTRO_PATH */.AM);
}

// EXTERNAL MODULE: ./build/said/contract/schema-breaches.js
var schema_breaches = __webpack_require__(25712);
;// CONCATENATED MODULE: ./build/said/registry/check-copies.js







const MAX_READS_AT_ONCE = 8;
/**
 * Compares config.json and the files of single packages with the index. A registry of another tool has neither: that
 * is no mistake.
 */
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
    const file = (0,published/* readJsonFile */.JE)(`/registry/${path}`, source.placeOf(path), result.bytes);
    if (file.findings.length > 0)
        return { kind: 'read', findings: file.findings };
    const breaches = (0,schema_breaches/* schemaBreaches */.H)(schema, file.data);
    if (breaches.length === 0)
        return { kind: 'read', data: file.data, findings: [] };
    return {
        kind: 'read',
        findings: breaches.map(({ message }) => copyFinding(source, path, $said`breaks its schema: ${message}`)),
    };
}
function copyFinding(source, path, what) {
    return (0,rule_info/* findingOf */.h)(rules_packages/* registryCopy */.lT, `${path} ${what.replace(/\.$/, '')}.`, `/registry/${path}`, {
        file: source.placeOf(path),
    });
}
/** Both are made by the same functions, so their keys are in the same order. */
function check_copies_isSame(a, b) {
    return JSON.stringify(a) === JSON.stringify(b);
}

;// CONCATENATED MODULE: ./build/said/registry/counts.js
/** How many packages a registry has, and versions of all of them. */
function registryCounts({ pacotes }) {
    const all = Object.values(pacotes);
    return {
        packages: all.length,
        versions: all.reduce((sum, { versoes }) => sum + Object.keys(versoes).length, 0),
    };
}

;// CONCATENATED MODULE: ./build/said/registry/check-registry.js














/**
 * Proves a registry (reference-language.md §10.8): the index against its schema and the rules, the small files beside
 * it, and every archive, which is read as a stream and written nowhere.
 *
 * @throws {UserError} when there is no index to prove.
 */
async function checkRegistry(source, options = {}) {
    const place = source.placeOf(INDEX_FILE);
    const result = await source.read(INDEX_FILE);
    if (result.kind !== 'found') {
        const reason = { missing: $said('is not there'), 'too-large': $said('is too large') };
        throw new user_error/* UserError */.y($said`The index ${place} ${'reason' in result ? result.reason : reason[result.kind]}.`, $said('Give the folder or address of a registry, or of a site that has one.'));
    }
    const file = (0,published/* readJsonFile */.JE)(contract_files/* REGISTRO_PATH */.AM, place, result.bytes);
    const broken = file.data === undefined ? file.findings : [...file.findings, ...(0,contract_check/* checkSchema */._)('registro', file.data)];
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
        findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryVanished */.Mt, message, `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name)}`));
    }
    for (const [name, { versoes }] of Object.entries(registro.pacotes)) {
        for (const [version, release] of Object.entries(versoes)) {
            const before = releaseOf(previous, name, version);
            const changes = before ? changesBetween(before, release) : [];
            if (changes.length === 0)
                continue;
            const message = $said`${name} ${version} is not as it was published: ${changes.join('; ')}.`;
            findings.push((0,rule_info/* findingOf */.h)(rules_packages/* registryChanged */.Aw, message, `${contract_files/* REGISTRO_PATH */.AM}#${(0,json_pointer.at)('/pacotes', name, 'versoes', version)}`));
        }
    }
    return findings;
}
/** Gives findings about the index their line and column; the text is only looked at when there are some. */
function check_registry_withPlaces(findings, place, text) {
    let find;
    return findings.map(finding => {
        const [path, pointer] = (finding.subject ?? '').split(/#(.*)/s);
        if (finding.place || path !== contract_files/* REGISTRO_PATH */.AM || pointer === undefined)
            return finding;
        find ??= (0,json_places/* placesIn */.y)(place, text);
        return { ...finding, place: find(pointer) };
    });
}

;// CONCATENATED MODULE: ./build/said/registry/declared.js





/** In place of the hash of an archive that is not packed: no rule asks for it. */
const NOT_PACKED = '0'.repeat(64);
/**
 * What the build of a registry refuses, as far as sound manifests alone tell it: nothing is packed. Where earlier releases are
 * published (`registro.previous`), they may have what a package needs, and nothing is said of that.
 * @param name of the registry.
 */
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

// EXTERNAL MODULE: ./build/said/findings/unwritable.js
var unwritable = __webpack_require__(78972);
// EXTERNAL MODULE: ./build/said/runtime/make-folder.js
var make_folder = __webpack_require__(35742);
// EXTERNAL MODULE: ./build/said/attest/demand.js + 2 modules
var attest_demand = __webpack_require__(70941);
// EXTERNAL MODULE: ./build/said/attest/subject.js
var subject = __webpack_require__(48636);
// EXTERNAL MODULE: ./build/said/attest/verify.js
var verify = __webpack_require__(12995);
;// CONCATENATED MODULE: ./build/said/registry/attested.js




/**
 * Who made the archives of releases, by the hashes in the index, as the attestations of their registry prove.
 * @returns nothing where the registry has none.
 * @throws {UserError} where a repository is demanded, and that is not proved of one of them.
 */
async function attestationsOf(source, chosen, options) {
    const result = await source.read(subject/* ATTESTATIONS_NAME */.K);
    const isDemanded = options.repository !== undefined || options.trustedRoot !== undefined;
    if (!isDemanded && result.kind !== 'found')
        return null;
    const demand = await (0,attest_demand/* readDemand */.M)(options);
    const text = result.kind === 'found' ? Buffer.from(result.bytes).toString('utf8') : '';
    const attested = [];
    for (const { name, text: version, release } of chosen) {
        try {
            attested.push({ maker: await (0,verify/* makerOf */.Or)(text, release.sha256.toLowerCase(), demand), doubt: null });
        }
        catch (error) {
            if (!(error instanceof verify/* AttestationFault */.Zf))
                throw error;
            const doubt = `${name} ${version} ${error.reason}.`;
            if (isDemanded)
                throw new user_error/* UserError */.y(result.kind === 'found' ? doubt : $said`${doubt} ${source.placeOf(subject/* ATTESTATIONS_NAME */.K)} is not there.`, $said`Nothing was installed. ${error.remedy}`, { cause: error });
            attested.push({ maker: null, doubt });
        }
    }
    return attested;
}

;// CONCATENATED MODULE: ./build/said/registry/lock.js





const LOCK_FILE = 'forge.lock';
/** What a lock says of packages that came from a registry. */
const FROM_REGISTRY = 'registro';
/** Reads a lock; nothing where there is none. @throws {UserError} for one that cannot be understood. */
function readLock(path) {
    let bytes;
    try {
        bytes = (0,external_node_fs_.readFileSync)(path);
    }
    catch (cause) {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new user_error/* UserError */.y($said`${path} cannot be read: ${cause.message}.`, $said('See that it is a file that you may read.'), { cause });
    }
    const { data, findings } = (0,published/* readJsonFile */.JE)(path, path, bytes);
    const [problem] = [...findings, ...(data === undefined ? [] : (0,schema_breaches/* schemaBreaches */.H)('lock', data))];
    if (!problem)
        return data;
    throw new user_error/* UserError */.y($said`${path} is no lock: ${problem.message}`, $said('Put it back as it was committed, or remove it to choose versions anew.'));
}
/** Versions that were locked from a registry, by name. */
function lockedVersions(lock) {
    const entries = Object.entries(lock?.pacotes ?? {}).filter(([, { fonte }]) => fonte === FROM_REGISTRY);
    return new Map(entries.map(([name, { versao }]) => [name, versao]));
}
/** The lock after packages were installed: theirs, and what it had of others (reference-language.md §10.6). */
function lockWith(lock, chosen, address) {
    const pacotes = new Map(Object.entries(lock?.pacotes ?? {}));
    for (const { name, text, release } of chosen) {
        const { sha256, dependencias } = release;
        pacotes.set(name, { versao: text, fonte: FROM_REGISTRY, sha256: sha256.toLowerCase(), dependencias });
    }
    const sorted = [...pacotes].sort(([a], [b]) => (0,code_points/* compareCodePoints */.O)(a, b));
    // The folder of somebody's machine is nothing to others, and not theirs to know.
    return {
        lockVersion: 1,
        ...(address !== undefined && { registro: address }),
        pacotes: Object.fromEntries(sorted),
    };
}
/** The text of a lock file, with a line end. */
function lockText(lock) {
    return `${JSON.stringify(lock, null, 2)}\n`;
}

;// CONCATENATED MODULE: ./build/said/registry/unpack.js





/**
 * Unpacks an archive into a new folder. Every path is proved before anything is written for it, nothing is written
 * twice and no link is ever made, so nothing can land outside of the folder.
 *
 * @param root the one folder that the archive must hold; it is left out.
 * @returns what was read; with a fault, the folder is of no use.
 */
async function unpackArchive(input, root, folder) {
    await (0,external_node_fs_promises_.mkdir)(folder, { recursive: true });
    return readArchive(input, root, async ({ path, executable, content }) => {
        const file = (0,external_node_path_.join)(folder, ...path.split('/'));
        await (0,external_node_fs_promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
        await (0,promises_.pipeline)(content, (0,external_node_fs_.createWriteStream)(file, { flags: 'wx', mode: executable ? 0o755 : 0o644 }));
    });
}

;// CONCATENATED MODULE: ./build/said/registry/install.js





















/** Where the language looks for installed packages. */
const MODULES_FOLDER = 'forge_modules';
const REMEDY = $said('Choose another folder with --to.');
/** A larger archive is not downloaded: it could not be unpacked either. */
const MAX_ARCHIVE_BYTES = 1024 * 1024 * 1024;
/** Reads `texto@^1.0`. @throws {UserError} for what cannot be the name of a package. */
function parseWanted(text) {
    const [name = '', range = ''] = text.split(/@(.*)/s);
    if (isPackageName(name))
        return { name, range };
    throw new user_error/* UserError */.y($said`"${name}" is no package name.`, $said('Write a name, or name@range: texto, texto@1.0.0, "texto@>=1.0, <2".'));
}
/**
 * Installs packages and what they need: resolves, downloads, verifies every hash, unpacks, writes forge.lock
 * (reference-language.md §10.4, §10.6). The packages in `folder/forge_modules` and the lock are replaced together, or
 * not at all.
 *
 * @param demand whose workflow has to have made each archive; where none is named, what attestations say is given, and decides nothing.
 * @throws {UserError} when a package cannot be resolved, or an archive is not what the index or the lock says.
 */
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
        // Names become folders.
        const wrong = chosen.find(({ name }) => !isPackageName(name));
        if (wrong)
            throw new user_error/* UserError */.y($said`The registry has a package called "${wrong.name}", which is no package name.`, $said('Tell its maintainers; see `refdata registry check`.'));
        return chosen;
    }
    catch (error) {
        if (!(error instanceof ResolutionFault))
            throw error;
        const near = error.kind === 'unknown' ? (0,nearest/* nearest */.p)(error.asked, catalogue.names, 3) : [];
        const remedy = near.length > 0
            ? $said`Did you mean ${near.join(', ')}?`
            : $said('Ask for another range of versions, or another package.');
        throw new user_error/* UserError */.y(error.message, remedy, { cause: error });
    }
}
function refuseAgainstLock({ name, text, release }, lock) {
    const locked = lock && Object.hasOwn(lock.pacotes, name) ? lock.pacotes[name] : undefined;
    if (!locked || locked.versao !== text || locked.sha256 === '')
        return;
    if (locked.sha256.toLowerCase() === release.sha256.toLowerCase())
        return;
    throw new user_error/* UserError */.y($said`${name} ${text} has the SHA-256 ${release.sha256} in the registry, and ${locked.sha256} in ${LOCK_FILE}.`, $said('A published version never changes: ask the maintainers of the registry before you trust it.'));
}
/** Downloads the whole before any of it is unpacked, so that nothing is done with bytes that are not proved. */
async function fetchInto(source, { name, text, release }, staging) {
    const place = release.url ?? source.placeOf(archiveFile(release.arquivo));
    const archive = (0,external_node_path_.join)(staging, `${name}.tar.gz`);
    const opened = release.url === undefined
        ? await source.open(archiveFile(release.arquivo))
        : await (0,http_open/* openUrl */.C)(release.url, { bodyTimeoutMs: ARCHIVE_TIMEOUT_MS });
    await download(opened, place, archive);
    const sha256 = await hashOf((0,external_node_fs_.createReadStream)(archive));
    if (sha256 !== release.sha256.toLowerCase()) {
        const message = $said`${place} has the SHA-256 ${sha256}, and the index says ${release.sha256}.`;
        throw new user_error/* UserError */.y($said`${name} ${text} is not what the registry published.`, $said('Nothing was installed. Tell the maintainers of the registry.'), {
            findings: [(0,rule_info/* findingOf */.h)(rules_packages/* registryArchiveSha256 */.TI, message, place)],
        });
    }
    const { fault } = await unpackArchive((0,external_node_fs_.createReadStream)(archive), rootOf(name, text), (0,external_node_path_.join)(staging, name));
    if (fault instanceof ArchiveFault) {
        throw new user_error/* UserError */.y($said`The archive of ${name} ${text} is refused.`, $said('Nothing was installed. Tell the maintainers of the registry.'), {
            findings: [(0,rule_info/* findingOf */.h)(fault.rule, `${place} ${fault.message}.`, place)],
        });
    }
}
async function download(opened, place, file) {
    if (opened.kind !== 'found') {
        const reason = { missing: $said('is not there'), 'too-large': $said('is too large') };
        throw new user_error/* UserError */.y($said`The archive ${place} ${'reason' in opened ? opened.reason : reason[opened.kind]}.`, $said('Nothing was installed. Try again; otherwise tell the maintainers of the registry.'));
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
        throw new user_error/* UserError */.y($said`The download of ${place} broke off: ${cause.message}.`, $said('Nothing was installed. Try again.'), { cause });
    }
}
/** A new folder in the project's, so that packages move to their places whole. @throws {UserError} when it cannot be made. */
async function stagingIn(target) {
    try {
        (0,make_folder/* makeFolder */.f)(target);
        return await (0,external_node_fs_promises_.mkdtemp)((0,external_node_path_.join)(target, '.refdata-get-'));
    }
    catch (cause) {
        throw (0,unwritable/* unwritable */.m)(target, cause, REMEDY);
    }
}
/** Puts all packages in place and writes the lock; when one step fails, what was there before comes back. */
async function replaceAll(target, staging, chosen, lock) {
    const modules = (0,external_node_path_.join)(target, MODULES_FOLDER);
    const undo = [];
    try {
        (0,make_folder/* makeFolder */.f)(modules);
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
        throw (0,unwritable/* unwritable */.m)(target, cause, REMEDY);
    }
}

// EXTERNAL MODULE: ./build/said/runtime/remove-quietly.js
var remove_quietly = __webpack_require__(97);
;// CONCATENATED MODULE: ./build/said/registry/write.js








/**
 * Writes a registry into its own folder, where an earlier one may be. Archives come first and the index last, each
 * file whole, so that at any moment the index names only what is there; what the earlier index named and the new one
 * does not is removed in the end.
 *
 * @param earlier the index that is in the folder, where it was read already.
 * @throws {UserError} when the folder holds something else, or cannot be written.
 */
function writeRegistry(folder, { registro, files }, earlier = earlierIn(folder)) {
    const ordered = [...files.archives, ...files.packages, files.config, files.index];
    try {
        for (const file of ordered)
            writeWhole((0,external_node_path_.join)(folder, ...pathIn(file).split('/')), file);
        for (const path of obsolete(earlier, registro))
            (0,external_node_fs_.rmSync)((0,external_node_path_.join)(folder, ...path.split('/')), { force: true });
    }
    catch (cause) {
        throw (0,unwritable/* unwritable */.m)(folder, cause, $said('Choose another folder with --out.'));
    }
}
/** The path below the folder of the registry. */
function pathIn({ path }) {
    return path.slice('/registry/'.length);
}
function writeWhole(path, file) {
    (0,make_folder/* makeFolder */.f)((0,external_node_path_.dirname)(path));
    const fresh = `${path}.new-${process.pid}`;
    try {
        if ('bytes' in file)
            (0,external_node_fs_.writeFileSync)(fresh, file.bytes);
        else
            (0,external_node_fs_.copyFileSync)(file.storedAt, fresh);
        (0,external_node_fs_.renameSync)(fresh, path);
    }
    finally {
        (0,remove_quietly/* removeQuietly */.S)(fresh);
    }
}
/** The index in a folder; nothing for a folder that is new or empty. @throws {UserError} for one of somebody else. */
function earlierIn(folder) {
    let names;
    try {
        names = (0,external_node_fs_.readdirSync)(folder);
    }
    catch (cause) {
        if (cause.code === 'ENOENT')
            return undefined;
        throw new user_error/* UserError */.y($said`${folder} is not a folder that can be read.`, $said('Choose another folder with --out.'), {
            cause,
        });
    }
    if (names.length === 0)
        return undefined;
    if (!names.includes(INDEX_FILE)) {
        throw new user_error/* UserError */.y($said`${folder} holds files and is not a registry.`, $said('Choose an empty or new folder with --out, or that of a registry.'));
    }
    return parseIndex((0,external_node_fs_.readFileSync)((0,external_node_path_.join)(folder, INDEX_FILE)), `${folder}/${INDEX_FILE}`);
}
/** Files that the earlier index names and the new one does not. */
function obsolete(earlier, { pacotes }) {
    const paths = Object.entries(earlier?.pacotes ?? {}).flatMap(([name, pacote]) => {
        const now = pacotes[name];
        // A package that did not change is the same object, which spares looking at nearly all of a large index.
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

;// CONCATENATED MODULE: ./build/said/registry/index.js
/** Packages to archives and an index; proving and installing them. What other rooms need of it. */






















/***/ }),

/***/ 35742:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ makeFolder)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _stats_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(15368);



/**
 * Makes a folder and those around it. Node's own way to make several at once never ends where a file system refuses new folders by saying
 * that the one around them is not there, as `/proc` does: each is made by itself here.
 *
 * @throws {Error} of the file system when it cannot be made, or is there and is no folder.
 */
function makeFolder(folder) {
    try {
        makeOne(folder);
    }
    catch (error) {
        const around = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
        if (error.code !== 'ENOENT' || around === folder)
            throw error;
        makeFolder(around);
        makeOne(folder);
    }
}
/** Makes a folder in one that is there; another process may have made it just before. */
function makeOne(folder) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder);
    }
    catch (error) {
        if (!(0,_stats_js__WEBPACK_IMPORTED_MODULE_2__/* .statsOf */ .L)(folder)?.isDirectory())
            throw error;
    }
}


/***/ }),

/***/ 97:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ removeQuietly)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);

/** Removes a file or folder that only we have written. What was not written cannot be removed either: that is no second mistake. */
function removeQuietly(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(path, { recursive: true, force: true });
    }
    catch {
        // Left over under a name that nothing reads.
    }
}


/***/ }),

/***/ 55508:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ archivedCopies)
/* harmony export */ });
/* harmony import */ var _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(14343);
/* harmony import */ var _hosting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42156);


/** What can be a part of a path on every system and in every address as it is. */
const SAFE_SEGMENT = /^[0-9A-Za-z][0-9A-Za-z._+-]{0,127}$/;
/**
 * Copies of files under `v/<versao>/` (`archive` in refdata.yml). Those of data never change once they are published. Paths in
 * them stay as they are: relative to `v/<versao>` as to the base address.
 *
 * @throws {UserError} when `versao` cannot be a part of a path.
 */
function archivedCopies(files, versao) {
    if (!SAFE_SEGMENT.test(versao) || versao.endsWith('.')) {
        throw new _findings_user_error_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .y($said`\`versao\` is ${JSON.stringify(versao)}, which cannot be the name of a folder of \`archive\`.`, $said('Use letters, digits, ".", "_", "+" and "-" in `versao`, or leave `archive` out of refdata.yml.'));
    }
    return files.map(file => ({ ...file, path: `${_hosting_js__WEBPACK_IMPORTED_MODULE_1__/* .ARCHIVE_FOLDER */ .qx}${versao}${file.path}` }));
}


/***/ }),

/***/ 90957:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  S: () => (/* binding */ hosts)
});

// EXTERNAL MODULE: ./build/said/site/hosting.js
var hosting = __webpack_require__(42156);
;// CONCATENATED MODULE: ./build/said/site/hosts/apache.js

/** Apache 2.4, in its .htaccess. */
const host = {
    name: 'Apache',
    path: '/.htaccess',
    render: ({ prefix }) => {
        const always = (headers, condition = '') => Object.entries(headers)
            .map(([name, value]) => `Header always set ${name} "${value}"${condition}`)
            .join('\n');
        const { Allow: _, ...preflight } = hosting/* PREFLIGHT_HEADERS */.Zk;
        return `# Needs mod_headers and mod_rewrite, and in the server's configuration: AllowOverride All.

DirectoryIndex index.html
Options -Indexes
AddType application/json .json
AddType text/javascript .js
AddType text/markdown .md
AddType ${hosting/* ARCHIVE_TYPE */.qp} .gz .tgz
RemoveEncoding .gz .tgz
AddCharset utf-8 .json .html .css .js .md .svg .txt .xml
FileETag MTime Size

${always(hosting/* OPEN_HEADERS */.CA)}
Header set Cache-Control "${hosting/* REVALIDATE */.kK}"
<If "%{REQUEST_URI} =~ m#^${prefix}${hosting/* ARCHIVED_DATA */.ML}#">
  Header set Cache-Control "${hosting/* IMMUTABLE */.hb}"
</If>
# mod_deflate puts "-gzip" into the ETag and does not know it again.
RequestHeader edit* If-None-Match "-gzip\\"" "\\""

RewriteEngine On
RewriteCond %{REQUEST_METHOD} =OPTIONS
RewriteRule ^ - [R=204,L]
RewriteCond %{REQUEST_METHOD} !^(${hosting/* METHODS */.J8.join('|')})$
RewriteRule ^ - [R=405,L]
RewriteRule ^(\\.(?!well-known/).*|_headers|hosts/.*|vercel\\.json|staticwebapp\\.config\\.json)$ - [R=404,L]
# Addresses of pages have no ending.
RewriteCond %{REQUEST_FILENAME} !-f
RewriteCond %{REQUEST_FILENAME} !-d
RewriteCond %{REQUEST_FILENAME}.html -f
RewriteRule ^(.+)$ $1.html [L]
${always({ Allow: hosting/* ALLOW */.cg }, ' "expr=%{REQUEST_METHOD} !~ /^(GET|HEAD)$/"')}
${always(preflight, ' "expr=%{REQUEST_METHOD} == \'OPTIONS\'"')}

ErrorDocument 404 ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}
<If "%{REQUEST_URI} =~ m#^${prefix}(${hosting/* JSON_FOLDERS */.$j.join('|')})#">
  ErrorDocument 404 ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM}
</If>
`;
    },
};

;// CONCATENATED MODULE: ./build/said/site/hosts/azure.js

/**
 * Azure Static Web Apps: the first route that matches counts, and its headers go over the global ones. The host keeps /api
 * for functions, so the folder has to be published below a path, and this file beside it, at the root.
 */
const azure_host = {
    name: 'Azure Static Web Apps',
    path: '/staticwebapp.config.json',
    render: ({ prefix, archived }) => `${JSON.stringify({
        routes: [
            ...(archived === null
                ? []
                : [
                    {
                        route: `${prefix}${hosting/* ARCHIVE_FOLDER */.qx}${archived}/api/*`,
                        methods: hosting/* METHODS */.J8,
                        headers: { 'Cache-Control': hosting/* IMMUTABLE */.hb },
                    },
                ]),
            { route: '/*', methods: hosting/* METHODS */.J8 },
        ],
        responseOverrides: { 404: { rewrite: `${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}` } },
        globalHeaders: { ...hosting/* OPEN_HEADERS */.CA, 'Cache-Control': hosting/* REVALIDATE */.kK },
        mimeTypes: { '.json': hosting/* JSON_TYPE */.sR, '.md': 'text/markdown; charset=utf-8' },
    }, null, 2)}\n`,
};

;// CONCATENATED MODULE: ./build/said/site/hosts/host.js
/** An example for a comment: what a server's `root` has to be, and where the published folder stands. */
function examplePlaces(prefix) {
    if (prefix === '')
        return { root: '/var/www/lume', folder: '/var/www/lume' };
    return { root: '/var/www', folder: `/var/www${prefix}` };
}
/** What `root` has to be, in words. */
function rootInWords(prefix) {
    return prefix === ''
        ? 'root is the published folder'
        : `root holds the published folder as ${prefix.slice(1)}`;
}

;// CONCATENATED MODULE: ./build/said/site/hosts/caddy.js


/** Caddy 2: an import for a site block. */
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
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `\t${name} "${value}"`)
        .join('\n')}
}
@refdata_latest not path_regexp ^${prefix}${hosting/* ARCHIVED_DATA */.ML}
header @refdata_latest Cache-Control "${hosting/* REVALIDATE */.kK}"
@refdata_archived {
	path_regexp ^${prefix}${hosting/* ARCHIVED_DATA */.ML}
	file
}
header @refdata_archived Cache-Control "${hosting/* IMMUTABLE */.hb}"
@refdata_json path *.json
header @refdata_json Content-Type "${hosting/* JSON_TYPE */.sR}"
@refdata_markdown path *.md
header @refdata_markdown Content-Type "text/markdown; charset=utf-8"
@refdata_archive path *.tar.gz *.tgz
header @refdata_archive Content-Type "${hosting/* ARCHIVE_TYPE */.qp}"

@refdata_preflight method OPTIONS
header @refdata_preflight {
${Object.entries(hosting/* PREFLIGHT_HEADERS */.Zk)
        .map(([name, value]) => `\t${name} "${value}"`)
        .join('\n')}
}
respond @refdata_preflight 204
@refdata_write not method ${hosting/* METHODS */.J8.join(' ')}
header @refdata_write Allow "${hosting/* ALLOW */.cg}"
respond @refdata_write 405

encode gzip
# Addresses of pages have no ending.
try_files {path} {path}.html
file_server {
	hide .* _headers hosts vercel.json staticwebapp.config.json
}

handle_errors {
	header {
${Object.entries(hosting/* OPEN_HEADERS */.CA)
        .map(([name, value]) => `\t\t${name} "${value}"`)
        .join('\n')}
	}
	@refdata_no_file {
		expression {err.status_code} == 404
		path ${hosting/* JSON_FOLDERS */.$j.map(folder => `${prefix}${folder}*`).join(' ')}
	}
	handle @refdata_no_file {
		rewrite * ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM}
		header Content-Type "${hosting/* JSON_TYPE */.sR}"
		file_server
	}
	@refdata_no_page expression {err.status_code} == 404
	handle @refdata_no_page {
		rewrite * ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw}
		file_server
	}
}
`,
};

;// CONCATENATED MODULE: ./build/said/site/hosts/netlify.js

/** Netlify and Cloudflare Pages: a path in the first column, its headers below. The folder is the root of the site. */
const netlify_host = {
    name: 'Netlify, Cloudflare Pages',
    path: '/_headers',
    render: ({ archived }) => (0,hosting/* headerRules */.$O)(archived)
        .map(({ path, headers }) => [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n'))
        .join('\n'),
};

;// CONCATENATED MODULE: ./build/said/site/hosts/nginx.js


/** Where the address of a page, which has no ending, leads to; copies have pages, too. */
const PAGES = '$uri $uri.html $uri/';
/**
 * nginx: an include for a `server` block. Every header is added at the level of the server: a location that adds one of
 * its own would lose all others, so what differs is in variables; nginx leaves a header out whose value is empty.
 */
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
  ${hosting/* ARCHIVE_TYPE */.qp} gz tgz;
}
default_type application/octet-stream;

gzip on;
gzip_vary on;
gzip_min_length 1024;
gzip_types application/json application/xml image/svg+xml text/css text/javascript text/markdown text/plain;

set $refdata_cache "${hosting/* REVALIDATE */.kK}";
if ($uri ~ "^${prefix}${hosting/* ARCHIVED_DATA */.ML}") {
  set $refdata_cache "${hosting/* IMMUTABLE */.hb}";
}
set $refdata_allow "";
if ($request_method !~ "^(GET|HEAD)$") {
  set $refdata_allow "${hosting/* ALLOW */.cg}";
}
set $refdata_headers "";
set $refdata_age "";
if ($request_method = OPTIONS) {
  set $refdata_headers "${hosting/* PREFLIGHT_HEADERS */.Zk['Access-Control-Allow-Headers']}";
  set $refdata_age "${hosting/* PREFLIGHT_HEADERS */.Zk['Access-Control-Max-Age']}";
}
${Object.entries(hosting/* OPEN_HEADERS */.CA)
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
if ($request_method !~ "^(${hosting/* METHODS */.J8.join('|')})$") {
  return 405;
}

error_page 404 ${prefix}${hosting/* NOT_FOUND_PAGE_PATH */.hw};
${hosting/* JSON_FOLDERS */.$j.map(folder => `location ^~ ${prefix}${folder} {
  try_files ${folder === hosting/* ARCHIVE_FOLDER */.qx ? PAGES : '$uri'} =404;
  error_page 404 ${prefix}${hosting/* NOT_FOUND_JSON_PATH */.QM};
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

;// CONCATENATED MODULE: ./build/said/site/hosts/vercel.js

/** Vercel: `source` is a pattern of path-to-regexp. The folder is the root of the site. */
const vercel_host = {
    name: 'Vercel',
    path: '/vercel.json',
    render: ({ archived }) => {
        const headers = (0,hosting/* headerRules */.$O)(archived).map(rule => ({
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

;// CONCATENATED MODULE: ./build/said/site/generated/hosts.js
// Generated by `npm run generate` from the files in src/site/hosts. Do not edit.






const hosts = [host, azure_host, caddy_host, netlify_host, nginx_host, vercel_host];


/***/ }),

/***/ 42156:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $O: () => (/* binding */ headerRules),
/* harmony export */   $j: () => (/* binding */ JSON_FOLDERS),
/* harmony export */   CA: () => (/* binding */ OPEN_HEADERS),
/* harmony export */   J8: () => (/* binding */ METHODS),
/* harmony export */   ML: () => (/* binding */ ARCHIVED_DATA),
/* harmony export */   QM: () => (/* binding */ NOT_FOUND_JSON_PATH),
/* harmony export */   Zk: () => (/* binding */ PREFLIGHT_HEADERS),
/* harmony export */   cg: () => (/* binding */ ALLOW),
/* harmony export */   hb: () => (/* binding */ IMMUTABLE),
/* harmony export */   hw: () => (/* binding */ NOT_FOUND_PAGE_PATH),
/* harmony export */   kK: () => (/* binding */ REVALIDATE),
/* harmony export */   qp: () => (/* binding */ ARCHIVE_TYPE),
/* harmony export */   qx: () => (/* binding */ ARCHIVE_FOLDER),
/* harmony export */   sR: () => (/* binding */ JSON_TYPE)
/* harmony export */ });
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77964);

/**
 * What every host has to do with the published files, said once (service-spec.md, "Endpoints" and "Limits"): the server
 * of ours does it, and the files in `hosts/` tell it to others in their own languages.
 */
/** Nothing else is accepted: the service is read-only. */
const METHODS = ['GET', 'HEAD', 'OPTIONS'];
const ALLOW = METHODS.join(', ');
/** On every answer, also on errors: a page must be able to see that a file is not there. */
const OPEN_HEADERS = {
    'Access-Control-Allow-Origin': '*',
    'X-Content-Type-Options': 'nosniff',
};
/** On the answer to OPTIONS, with {@link OPEN_HEADERS}. */
const PREFLIGHT_HEADERS = {
    Allow: ALLOW,
    'Access-Control-Allow-Methods': ALLOW,
    'Access-Control-Allow-Headers': '*',
    'Access-Control-Max-Age': '86400',
};
const JSON_TYPE = 'application/json; charset=utf-8';
/** Not a tar file that was compressed on the way: clients would unpack it and hash something else. */
const ARCHIVE_TYPE = 'application/gzip';
/** A copy may be kept, and is asked about before each use. */
const REVALIDATE = 'no-cache';
/** Copies of data under `/v/` never change. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
const ARCHIVE_FOLDER = '/v/';
/** The copies of data, as a regular expression. The schemas beside them are the generator's, and may become better. */
const ARCHIVED_DATA = `${ARCHIVE_FOLDER}[^/]+/api/`;
/** Where clients expect JSON, a missing file is answered in JSON. */
const JSON_FOLDERS = ['/api/', '/registry/', ARCHIVE_FOLDER];
const NOT_FOUND_JSON_PATH = '/404.json';
const NOT_FOUND_PAGE_PATH = '/404.html';
/**
 * The headers of files as rules by path, for hosts that know no others. They go by what was asked for, also where nothing
 * is there: so types are given to files by name, and only copies that there are may be kept for ever. No two rules
 * that match the same path give the same header: some hosts would send both values.
 *
 * @param archived the `versao` that has copies which never change; null for none.
 */
function headerRules(archived) {
    const typed = [..._contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .FILE_NAMES */ .GY.map(_contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .pathOf */ .XM), _contract_files_js__WEBPACK_IMPORTED_MODULE_0__/* .MANIFEST_PATH */ .U4, '/registry/index.json', '/registry/config.json'];
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


/***/ }),

/***/ 96223:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qy: () => (/* binding */ html),
  MY: () => (/* binding */ page),
  CS: () => (/* binding */ prose)
});

// EXTERNAL MODULE: ./build/said/text/visible.js
var visible = __webpack_require__(38696);
;// CONCATENATED MODULE: ./build/said/site/style.js
/** How the pages of the site look: light and dark, from a phone to a wide screen, with nothing from outside. */
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

;// CONCATENATED MODULE: ./build/said/site/html.js


const ESCAPES = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
};
/** Text as HTML shows it, in an element or in a quoted attribute; with nothing hidden in it. */
function html(text) {
    return (0,visible/* visible */.R)(text).replace(/[&<>"']/g, character => ESCAPES[character]);
}
/** A sentence in which code stands between backticks. */
function prose(text) {
    return html(text).replace(/`([^`]+)`/g, '<code>$1</code>');
}
/** A whole page, small and complete in itself. `body` is HTML. */
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


/***/ }),

/***/ 88469:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   s: () => (/* binding */ notFoundJson),
/* harmony export */   v: () => (/* binding */ notFoundFiles)
/* harmony export */ });
/* harmony import */ var _contract_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96845);
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77964);
/* harmony import */ var _hosting_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42156);
/* harmony import */ var _html_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96223);




/** What is answered for a path that there is not: to people a page, to programs JSON. */
function notFoundFiles(nome, baseUrl, words, around) {
    // The page is shown at any path, so that a relative link would lead anywhere.
    const start = baseUrl === null ? (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)((0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index')) : `<a href="${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(startOf(baseUrl))}">${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(nome)}</a>`;
    const said = `<p>${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(words.nothingHere)} ${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(words.startAt)} ${start}.</p>`;
    // Below which path a site is served, its address alone says.
    const whole = baseUrl === null ? undefined : around?.notFound?.(words.notFound, said, rootOf(baseUrl));
    const body = `<main>
<h1>${(0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .html */ .qy)(words.notFound)}</h1>
${said}
</main>`;
    return [
        {
            path: _hosting_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FOUND_PAGE_PATH */ .hw,
            bytes: whole ?? (0,_html_js__WEBPACK_IMPORTED_MODULE_1__/* .page */ .MY)(`${words.notFound}: ${nome}`, words.notFound, body, words.lang),
            schema: null,
        },
        { path: _hosting_js__WEBPACK_IMPORTED_MODULE_0__/* .NOT_FOUND_JSON_PATH */ .QM, bytes: notFoundJson(), schema: null },
    ];
}
/** Where a site has a host for itself, a copy of it elsewhere has one, too: it leads to its own beginning. */
function startOf(baseUrl) {
    const address = `${baseUrl}/`;
    return URL.canParse(address) && new URL(address).pathname === '/' ? '/' : address;
}
/** The path that the paths of a site are below: empty where it has a host for itself. */
function rootOf(baseUrl) {
    return URL.canParse(baseUrl) ? new URL(baseUrl).pathname.replace(/(?<!\/)\/+$/, '') : '';
}
/** The same for every site, so that a server can give it that has no such file. */
function notFoundJson() {
    return (0,_contract_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)({ erro: 'not found', indice: (0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)('index') }, 'compact');
}


/***/ }),

/***/ 64314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ OPENAPI_PATH),
/* harmony export */   X: () => (/* binding */ openapiFile)
/* harmony export */ });
/* harmony import */ var _contract_canonical_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96845);
/* harmony import */ var _contract_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77964);
/* harmony import */ var _contract_generated_schemas_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(90733);
/* harmony import */ var _hosting_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42156);




const OPENAPI_PATH = '/openapi.json';
const TAG = 'reference';
/**
 * The seven endpoints as an OpenAPI 3.1 document (https://spec.openapis.org/oas/v3.1.1). Schemas stand in it as they are
 * published, so that a tool needs nothing else.
 */
function openapiFile(reference, baseUrl) {
    const { nome, versao, descricao, documentacao } = reference.index;
    const schemas = Object.fromEntries(_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_NAMES */ .GY.map(name => [name, schemaOf(name)]));
    const document = {
        openapi: '3.1.1',
        info: {
            title: `${nome} reference data`,
            version: versao,
            description: descricao || `The reference data of ${nome}.`,
            contact: { name: nome, url: documentacao },
        },
        externalDocs: { description: 'Documentation of the language', url: documentacao },
        // Without a base address, that of this document.
        servers: [{ url: baseUrl ?? '.', description: 'The published files' }],
        tags: [{ name: TAG, description: 'Static JSON files, read-only and for every origin' }],
        paths: Object.fromEntries(_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .FILE_NAMES */ .GY.map(name => [(0,_contract_files_js__WEBPACK_IMPORTED_MODULE_2__/* .pathOf */ .XM)(name), { get: operation(name, schemas[name]) }])),
        components: {
            headers: {
                AccessControlAllowOrigin: {
                    description: 'Pages of every origin may read the file.',
                    schema: { const: '*' },
                },
                CacheControl: {
                    description: 'A copy is asked about before each use.',
                    schema: { type: 'string', examples: [_hosting_js__WEBPACK_IMPORTED_MODULE_1__/* .REVALIDATE */ .kK] },
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
    return { path: OPENAPI_PATH, bytes: (0,_contract_canonical_js__WEBPACK_IMPORTED_MODULE_3__/* .canonicalJson */ .d)(document, 'indented'), schema: null };
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
/** A schema as a part of the document: its own address would make it a document of its own. */
function schemaOf(name) {
    const { $schema: _, $id: __, ...schema } = JSON.parse(_contract_generated_schemas_js__WEBPACK_IMPORTED_MODULE_0__/* .schemaTexts */ .a[name]);
    return schema;
}


/***/ }),

/***/ 6492:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ EDITORS_FOLDER),
/* harmony export */   _: () => (/* binding */ siteEditors)
/* harmony export */ });
/* harmony import */ var _editors_editor_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60324);
/* harmony import */ var _editors_editors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77502);


/** Where files for editors are on a site. */
const EDITORS_FOLDER = '/editor/';
/** What `refdata editor` makes, each engine as one file: a folder as the archive that is installed. */
function siteEditors(input, baseUrl) {
    // In a command, quotes protect all else.
    const base = baseUrl?.replace(/[$`"'\\]/g, character => `%${character.charCodeAt(0).toString(16)}`) ?? '$BASE_URL';
    return (0,_editors_editors_js__WEBPACK_IMPORTED_MODULE_0__/* .enginesNamed */ .D)(_editors_editor_js__WEBPACK_IMPORTED_MODULE_1__/* .ENGINE_NAMES */ .G, '').map(engine => {
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


/***/ }),

/***/ 62734:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $d: () => (/* binding */ sizeOf),
/* harmony export */   Bj: () => (/* binding */ sha256Of),
/* harmony export */   p8: () => (/* binding */ schemaPath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);

/** The size of a file in bytes. */
function sizeOf(file) {
    return 'bytes' in file ? file.bytes.length : file.size;
}
/** SHA-256 of a file, in hexadecimal digits. */
function sha256Of(file) {
    return 'bytes' in file ? (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(file.bytes).digest('hex') : file.sha256;
}
/** Path of a schema on the site. */
function schemaPath(name) {
    return `/schemas/${name}.schema.json`;
}


/***/ }),

/***/ 6278:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  I: () => (/* binding */ schemaFile),
  J: () => (/* binding */ siteFiles)
});

// EXTERNAL MODULE: ./build/said/contract/canonical.js
var canonical = __webpack_require__(96845);
// EXTERNAL MODULE: ./build/said/contract/files.js
var contract_files = __webpack_require__(77964);
// EXTERNAL MODULE: ./build/said/contract/generated/schemas.js
var schemas = __webpack_require__(90733);
// EXTERNAL MODULE: ./build/said/runtime/generated/version.js
var version = __webpack_require__(10529);
// EXTERNAL MODULE: ./build/said/site/archive.js
var archive = __webpack_require__(55508);
// EXTERNAL MODULE: ./build/said/contract/counts.js
var counts = __webpack_require__(67451);
// EXTERNAL MODULE: ./build/said/site/html.js + 1 modules
var html = __webpack_require__(96223);
;// CONCATENATED MODULE: ./build/said/site/front-page-html.js

/** What the page of the data says, as HTML below its title. Links are relative. */
function frontPageBody({ descricao, links, endpoints, more, baseUrl, words, }) {
    const listed = links.map(({ text, url, isPath }) => `<li><a href="${(0,html/* html */.qy)(isPath ? url.slice(1) : url)}">${(0,html/* html */.qy)(text)}</a></li>`);
    return `<p class="lead">${(0,html/* html */.qy)(descricao)}</p>
<nav aria-label="${(0,html/* html */.qy)(words.ofLanguage)}"><ul>
${listed.join('\n')}
</ul></nav>
<h2>${(0,html/* html */.qy)(words.endpoints)}</h2>
<p class="soft">${(0,html/* html */.qy)(words.endpointsIntro)}${baseUrl === null ? ` ${(0,html/* prose */.CS)(words.baseUrl)}` : ''}</p>
<ul class="cards">
${endpoints.map(each => endpointHtml(each, words)).join('\n')}
</ul>
<h2>${(0,html/* html */.qy)(words.more)}</h2>
<ul class="more">
${more.map(([path, text]) => `<li><a href="${(0,html/* html */.qy)(path.slice(1))}"><code>${(0,html/* html */.qy)(path)}</code></a> ${(0,html/* html */.qy)(text)}</li>`).join('\n')}
</ul>`;
}
function endpointHtml({ path, contents, counts, bytes, sha256, command, schema }, words) {
    return `<li>
<div class="top"><h3><a href="${(0,html/* html */.qy)(path.slice(1))}"><code>${(0,html/* html */.qy)(path)}</code></a></h3><span class="soft">${(0,html/* html */.qy)(bytes)}</span></div>
<p>${(0,html/* prose */.CS)(contents)}</p>
<p class="counts soft">${(0,html/* html */.qy)(counts)}</p>
<dl>
<dt>${(0,html/* html */.qy)(words.fetch)}</dt><dd>${copyable(command, words.theCommand(path), path)}</dd>
<dt>SHA-256</dt><dd>${copyable(sha256, words.theHash(path))}</dd>
<dt>${(0,html/* html */.qy)(words.schema)}</dt><dd><a href="${(0,html/* html */.qy)(schema.slice(1))}">${(0,html/* html */.qy)(schema.slice(schema.lastIndexOf('/') + 1))}</a></dd>
</dl>
</li>`;
}
/** Text that is there to be taken away; `what` says to those who do not see it what it is. */
function copyable(text, what, path) {
    const of = path === undefined ? '' : ` data-path="${(0,html/* html */.qy)(path)}"`;
    return `<code class="copy" data-what="${(0,html/* html */.qy)(what)}"${of}>${(0,html/* html */.qy)(text)}</code>`;
}

// EXTERNAL MODULE: ./build/said/site/hosting.js
var hosting = __webpack_require__(42156);
// EXTERNAL MODULE: ./build/said/site/openapi.js
var openapi = __webpack_require__(64314);
// EXTERNAL MODULE: ./build/said/site/site-editors.js
var site_editors = __webpack_require__(6492);
// EXTERNAL MODULE: ./build/said/site/site-file.js
var site_file = __webpack_require__(62734);
// EXTERNAL MODULE: ./build/said/site/words/words.js + 2 modules
var words_words = __webpack_require__(17299);
;// CONCATENATED MODULE: ./build/said/site/front-page.js









/** What is for people, of a folder that holds files for programs, too. */
const PAGE = /\.(?:html|md)$/;
/** Where there are no other pages, it is the page of the address, and complete in itself. */
const FRONT_PAGE = {
    files: ({ title, descricao, words }, body) => [
        {
            path: '/index.html',
            bytes: (0,html/* page */.MY)(title, descricao, `<main data-copy="${(0,html/* html */.qy)(words.copy)}" data-copied="${(0,html/* html */.qy)(words.copied)}">
<h1>${(0,html/* html */.qy)(title)}</h1>
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
/** Commands with the address that the page really has. Buttons that copy, where a browser can: without them, one click selects the whole text. */
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
/** A page for people: every endpoint with what it holds, size, SHA-256 and a line for the shell. Links are relative. */
function frontPage({ dataPage = FRONT_PAGE, ...input }) {
    const content = contentOf(input);
    return dataPage.files(content, frontPageBody(content));
}
function contentOf({ reference, baseUrl, archive, files, tongue, }) {
    const { nome, versao, descricao, documentacao } = reference.index;
    const words = (0,words_words/* siteWordsOf */.O)(tongue);
    const { others } = words;
    const byPath = new Map(files.map(file => [file.path, file]));
    const where = (path, text) => (byPath.has(path) ? [[path, text]] : []);
    return {
        title: words.title(nome, versao),
        descricao,
        links: [
            { text: words.documentation, url: documentacao, isPath: false },
            { text: words.index, url: (0,contract_files/* pathOf */.XM)('index'), isPath: true },
            { text: 'OpenAPI', url: openapi/* OPENAPI_PATH */.V, isPath: true },
        ],
        endpoints: contract_files/* FILE_NAMES */.GY.map(name => {
            const path = (0,contract_files/* pathOf */.XM)(name);
            const file = byPath.get(path);
            return {
                path,
                contents: words.contents[name],
                counts: countsIn(words, (0,counts/* countsOf */.mQ)(name, reference[name])),
                bytes: words.bytes((0,site_file/* sizeOf */.$d)(file)),
                sha256: (0,site_file/* sha256Of */.Bj)(file),
                command: `curl --compressed ${shellAddress(baseUrl, path)}`,
                schema: file.schema ?? '',
            };
        }),
        more: [
            [contract_files/* MANIFEST_PATH */.U4, others.manifest],
            ...where(contract_files/* REFERENCIA_PATH */.Lh, others.referencia),
            [openapi/* OPENAPI_PATH */.V, others.openapi],
            ...where(contract_files/* REGISTRO_PATH */.AM, others.registro),
            ...where(contract_files/* LEXICO_PATH */.rM, others.lexico),
            ...files
                .filter(({ path }) => path.startsWith(site_editors/* EDITORS_FOLDER */.Y) && !PAGE.test(path))
                .map(({ path }) => [path, others.editor]),
            ...(archive
                ? [[`${hosting/* ARCHIVE_FOLDER */.qx}${versao}${(0,contract_files/* pathOf */.XM)('index')}`, others.archived(versao)]]
                : []),
        ],
        baseUrl,
        words,
    };
}
/** `81 palavras reservadas, 1 função`. */
function countsIn({ nouns }, counts) {
    return Object.entries(counts)
        .map(([noun, count]) => `${count} ${nouns[noun]?.[count === 1 ? 0 : 1] ?? noun}`)
        .join(', ');
}
/** The address as one word of a shell. */
function shellAddress(baseUrl, path) {
    if (baseUrl === null)
        return `"$BASE_URL${path}"`;
    return `'${(baseUrl + path).replaceAll("'", "'\\''")}'`;
}

// EXTERNAL MODULE: ./build/said/findings/user-error.js
var user_error = __webpack_require__(14343);
// EXTERNAL MODULE: ./build/said/site/generated/hosts.js + 7 modules
var hosts = __webpack_require__(90957);
;// CONCATENATED MODULE: ./build/said/site/host-files.js


/** Tells GitHub Pages to publish the files as they are. */
const NOJEKYLL_PATH = '/.nojekyll';
/** Only the name counts. */
const NOJEKYLL = 'The files are published as they are.\n';
/** What means the same in an address, in a regular expression and in the configurations of servers. */
const PLAIN_PATH = /^[0-9A-Za-z/._~-]*$/;
/**
 * What tells hosts how to serve the folder. No address has these files.
 *
 * @param archived the `versao` that has copies which never change; null for none.
 * @throws {UserError} when the path of the address cannot be written into configurations.
 */
function hostFiles(baseUrl, archived) {
    const prefix = baseUrl === null ? '' : new URL(baseUrl).pathname.replace(/\/+$/, '');
    if (!PLAIN_PATH.test(prefix)) {
        throw new user_error/* UserError */.y($said`The base address ${baseUrl} has the path ${prefix}, which configurations of servers cannot hold as it is.`, $said('Publish under a path of letters, digits, ".", "_", "~" and "-".'));
    }
    const encoder = new TextEncoder();
    return [
        { path: NOJEKYLL_PATH, bytes: encoder.encode(NOJEKYLL), schema: null, served: false },
        ...hosts/* hosts */.S.map(host => ({
            path: host.path,
            bytes: encoder.encode(host.render({ prefix, archived })),
            schema: null,
            served: false,
        })),
    ];
}

// EXTERNAL MODULE: ./build/said/site/not-found.js
var not_found = __webpack_require__(88469);
;// CONCATENATED MODULE: ./build/said/site/site.js











/**
 * The seven files, the schemas that describe them, `more` files, what people and hosts need beside them, and the manifest
 * that lists them all (design.md, "The contract").
 *
 * @param dataPage how the page of the data is written, where it is one among others.
 * @throws {UserError} when there is to be an archive, and `versao` cannot be the name of a folder.
 */
function siteFiles(reference, provenance, more = [], dataPage) {
    const data = contract_files/* FILE_NAMES */.GY.map(name => ({
        path: (0,contract_files/* pathOf */.XM)(name),
        bytes: (0,canonical/* canonicalJson */.d)(reference[name], name === 'index' ? 'indented' : 'compact'),
        schema: (0,site_file/* schemaPath */.p8)(name),
    }));
    const { index } = reference;
    const { baseUrl, tongue = 'en' } = provenance;
    const schemas = contract_files/* FILE_NAMES */.GY.map(schemaFile);
    const archived = provenance.archive ? (0,archive/* archivedCopies */.G)([...data, ...schemas], index.versao) : [];
    // Of files that are none of the seven, and that not every site has.
    const moreSchemas = ['referencia', 'search', 'lexico']
        .filter(name => more.some(({ schema }) => schema === (0,site_file/* schemaPath */.p8)(name)))
        .map(schemaFile);
    const named = [
        ...data,
        ...schemas,
        schemaFile('manifest'),
        ...moreSchemas,
        ...more,
        (0,openapi/* openapiFile */.X)(reference, baseUrl),
    ];
    const files = [
        ...named,
        ...archived,
        ...(provenance.front === false
            ? []
            : [
                ...frontPage({ reference, baseUrl, archive: provenance.archive, files: named, tongue, dataPage }),
                ...(0,not_found/* notFoundFiles */.v)(index.nome, baseUrl, (0,words_words/* siteWordsOf */.O)(tongue), dataPage),
                ...hostFiles(baseUrl, provenance.archive ? index.versao : null),
            ]),
    ];
    const manifest = {
        versao: index.versao,
        generator: { name: 'refdata-action', version: version/* VERSION */.x },
        source: sourceOf(provenance),
        base_url: baseUrl,
        rules: provenance.policy,
        ...(provenance.unread && provenance.unread.length > 0 && { unread: [...provenance.unread] }),
        files: files.map(file => ({
            path: file.path,
            bytes: (0,site_file/* sizeOf */.$d)(file),
            sha256: (0,site_file/* sha256Of */.Bj)(file),
            schema: file.schema,
            ...(file.served === false && { served: file.served }),
        })),
    };
    return [...files, { path: contract_files/* MANIFEST_PATH */.U4, bytes: (0,canonical/* canonicalJson */.d)(manifest, 'indented'), schema: null }];
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
/** A schema as a file of the site. */
function schemaFile(name) {
    return { path: (0,site_file/* schemaPath */.p8)(name), bytes: new TextEncoder().encode(schemas/* schemaTexts */.a[name]), schema: null };
}


/***/ }),

/***/ 17299:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  O: () => (/* binding */ siteWordsOf)
});

;// CONCATENATED MODULE: ./build/said/site/words/en.js
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

;// CONCATENATED MODULE: ./build/said/site/words/pt.js
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

;// CONCATENATED MODULE: ./build/said/site/words/words.js


const TONGUES = { en: en, pt: pt };
/** What the site says itself, in a tongue. */
function siteWordsOf(tongue) {
    return TONGUES[tongue];
}


/***/ })

};
