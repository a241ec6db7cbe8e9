/** /recruit/registration */
export default function RegistrationsPage() {
  return null
}
