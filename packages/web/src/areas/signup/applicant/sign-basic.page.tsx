import { OwnSignUp } from './own-sign-up.tsx'

/** /sign/basic */
export default function SignBasicPage() {
  return <OwnSignUp page="basic" />
}
