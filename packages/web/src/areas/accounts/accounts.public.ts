/** What other rooms of the web may use of accounts. */
export { accountsPaths } from './accounts.paths.ts'
export { ConsentLink } from './consent-dialog.tsx'
export { PasswordForm } from './password-form.tsx'
