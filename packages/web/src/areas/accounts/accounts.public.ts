/** What other rooms of the web may use of accounts. */
export { PasswordForm } from './login/password-form.tsx'
export { ConsentLink } from './privacy/consent-dialog.tsx'
