export { signupPermissions } from './access.ts'
