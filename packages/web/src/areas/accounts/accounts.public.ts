/** The public interface of accounts for other areas of the web. */
export { PasswordForm } from './login/password-form.tsx'
export { ConsentLink } from './privacy/consent-dialog.tsx'
