export { changeCertificateKey } from './certificates/certificate-keys.ts'
export { createTrainees } from './create-trainees.ts'
