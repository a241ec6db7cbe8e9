export { signupPermissions } from './permissions.ts'
