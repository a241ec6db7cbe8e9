import { OwnSignUp } from './own-sign-up.tsx'

/** /sign/academic */
export default function SignAcademicPage() {
  return <OwnSignUp page="academic" />
}
