export { registrationFlow } from './registration.flow.ts'
