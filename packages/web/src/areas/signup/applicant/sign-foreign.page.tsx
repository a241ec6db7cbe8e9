import { OwnSignUp } from './own-sign-up.tsx'

/** /sign/foreign */
export default function SignForeignPage() {
  return <OwnSignUp page="foreign" />
}
