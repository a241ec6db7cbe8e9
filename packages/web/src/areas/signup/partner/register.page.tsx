import { useEffect } from 'react'
import { BASE } from '../../../platform/session.ts'

/**
 * /sign/cooperation/register: the form is on the partner's login page, outside of the application.
 */
export default function CooperationRegisterPage() {
  useEffect(() => window.location.replace(`${BASE}/sign/cooperation/login?register=1`), [])
  return null
}
