import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import {
  type CertificateFacts,
  listPayload,
  type Revocation,
  statementBody,
  statementOf,
  toBase64Url,
} from '@residency/contract/areas/students/completion/certificate-format.public'
import { toMoment } from '@residency/contract/kernel'
import { render, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Ways } from './check-ways.tsx'

const KEY_ID = '0a1b2c3d'

const FACTS: CertificateFacts = {
  number: '2026JC01Y0001',
  name: '顾雅婷',
  major: '药学',
  unit: '第一医院',
  startsOn: '2023-09-01',
  endsOn: '2026-08-31',
  issuedOn: '2026-09-01',
}

const signWith = (key: KeyObject, text: string) =>
  new Uint8Array(sign(null, Buffer.from(text), key))

function publish(privateKey: KeyObject, publicKey: string, day: string, revoked: Revocation[]) {
  const issuedAt = toMoment(new Date(`${day}T00:00:00Z`))
  const payload = listPayload(issuedAt, revoked)

  const revocations = {
    payload,
    key: KEY_ID,
    signature: toBase64Url(signWith(privateKey, payload)),
  }

  return {
    keys: [{ id: KEY_ID, publicKey, from: '2026-01-01', until: null }],
    revocations,
    fetchedAt: issuedAt,
  }
}

test('a certificate that was judged by a stored list is judged again when the newer list arrives, which revokes it', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'jwk' }).x!
  const body = statementBody(KEY_ID, FACTS)
  const code = statementOf(body, signWith(privateKey, body))
  const stored = publish(privateKey, raw, '2026-11-01', [])
  const newer = publish(privateKey, raw, '2026-11-28', [{ number: FACTS.number, on: '2026-11-27' }])
  const onResult = vi.fn()
  const onSubject = vi.fn()

  const { rerender } = render(
    <Ways published={stored} subject={code} onSubject={onSubject} onResult={onResult} />,
  )

  await waitFor(() =>
    expect(onResult).toHaveBeenLastCalledWith(expect.objectContaining({ outcome: 'valid' })),
  )

  rerender(<Ways published={newer} subject={code} onSubject={onSubject} onResult={onResult} />)

  await waitFor(() =>
    expect(onResult).toHaveBeenLastCalledWith(
      expect.objectContaining({ outcome: 'revoked', revokedOn: '2026-11-27' }),
    ),
  )
})
