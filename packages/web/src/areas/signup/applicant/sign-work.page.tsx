import { OwnSignUp } from './own-sign-up.tsx'

/** /sign/work */
export default function SignWorkPage() {
  return <OwnSignUp page="work" />
}
