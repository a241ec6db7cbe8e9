// Apart from the area's other public parts: the home page needs the addresses only.
export { signupPaths } from './signup.paths.ts'
