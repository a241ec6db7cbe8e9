export { notify, type Recipient } from './notify.ts'
