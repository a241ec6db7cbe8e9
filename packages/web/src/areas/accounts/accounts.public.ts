/** The public interface of accounts for other areas of the web. */

export { holdSealed, loadSealing, openDraftBox, readSealed } from './drafts/draft-box.calls.ts'
export { OutboxStrip } from './drafts/outbox-strip.tsx'
export { sayItemPlace } from './drafts/say-item-place.calls.ts'
export { Outbox, useOutbox } from './drafts/use-outbox.ts'
export { CaptchaField, useCaptcha } from './login/captcha-field.tsx'
export { focusField, LoginField, LoginSummary } from './login/login-fields.tsx'
export { ConsentLink } from './privacy/consent-link.tsx'
