/**
 * Stands at the end of each commit of ours on a branch that people work on. With the token of the job such a commit
 * starts no workflow; with another token it does, and this line tells that nothing new is to be generated.
 */
export const LOOP_TRAILER = 'Generated-by: refdata-action';

/** Whether a push brought nothing but commits of ours. */
export function isOwnPush(messages: readonly string[]): boolean {
  return (
    messages.length > 0 && messages.every(message => message.trimEnd().split(/\r?\n/).at(-1) === LOOP_TRAILER)
  );
}
