export { registrationFlow } from './registration/registration.flow.ts'
