/** The public interface of accounts for other areas of the web. */
export { openDraftBox, readSealed, storeSealed } from './drafts/draft-box.calls.ts'
export { OutboxStrip } from './drafts/outbox-strip.tsx'
export { Outbox, useOutbox } from './drafts/use-outbox.ts'
export { PasswordForm } from './login/password-form.tsx'
export { ConsentLink } from './privacy/consent-dialog.tsx'
