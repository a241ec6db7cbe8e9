import { OwnSignUp } from './own-sign-up.tsx'

/** /sign/train */
export default function SignTrainPage() {
  return <OwnSignUp page="train" />
}
