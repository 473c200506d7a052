/** An error as JSONata throws it: an object by itself, with a code and the parts of its sentence. */
interface Failure {
  readonly code?: string;
  readonly message?: string;
  readonly token?: unknown;
  readonly value?: unknown;
  readonly value2?: unknown;
  readonly index?: unknown;
}

/** Why an expression cannot be compiled or fails, in a sentence of ours, which is said in every tongue; in JSONata's own where it is a rare one. */
export function failureText(error: unknown): string {
  const failure = (error ?? {}) as Failure;
  return ownWords(failure) ?? failure.message ?? String(error);
}

function ownWords({ code, token, value, value2, index }: Failure): string | undefined {
  const name = String(token);
  switch (code) {
    case 'S0101':
      return 'a text has no quote at its end';
    case 'S0201':
      return `${name} does not belong there`;
    case 'S0202':
      return `${String(value)} is expected where ${name} stands`;
    case 'S0203':
      return `it ends where ${String(value)} is expected`;
    case 'S0204':
      return `${name} is no operator`;
    case 'S0207':
      return 'it ends too early';
    case 'S0211':
      return `${name} needs something in front of it`;
    case 'T0410':
      return `argument ${String(index)} of $${name} is of a type that it does not take`;
    case 'T0411':
      return `what $${name} is called on is of a type that it does not take`;
    case 'T0412':
      return `argument ${String(index)} of $${name} holds what is of a type that it does not take`;
    case 'D1001':
      return `${shown(value)} is too large for a number`;
    case 'D1002':
      return `${shown(value)} is no number, and - stands in front of it`;
    case 'T1003':
      return `the key of a map is ${shown(value)}, which is no text`;
    case 'T1006':
      return 'it calls what is no function';
    case 'D1009':
      return `two keys of a map are ${shown(value)}`;
    case 'T2001':
      return `what stands left of ${name} is no number`;
    case 'T2002':
      return `what stands right of ${name} is no number`;
    case 'T2006':
      return 'what stands right of ~> is no function';
    case 'T2009':
      return `${shown(value)} and ${shown(value2)}, left and right of ${name}, are of two types`;
    case 'T2010':
      return `what stands left and right of ${name} are neither numbers nor texts`;
    case 'D3030':
      return `${shown(value)} is no number`;
    case 'D3138':
      return '$single finds more than one';
    case 'D3139':
      return '$single finds none';
    default:
      return undefined;
  }
}

function shown(value: unknown): string {
  return JSON.stringify(value) ?? String(value);
}
