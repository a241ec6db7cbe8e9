// `npm run certificate:check -- FILE.pdf --key PUBLIC.pem [--revoked LIST.json]`: verifies a
// certificate without the product, by the format of docs/decisions/0030. It shares no code with it.
// Exit code 0: valid; 1: invalid, with the reason; 2: wrong use.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

class Invalid extends Error {}
class WrongUse extends Error {}
const USE = 'Use: npm run certificate:check -- FILE.pdf --key PUBLIC.pem [--revoked LIST.json]'
const FIELDS = ['number', 'name', 'major', 'unit', 'startsOn', 'endsOn', 'issuedOn']

/**
 * Public keys of a PEM file by their id: the first eight hex digits of the SHA-256 of the 32 raw
 * bytes.
 */
function readKeys(pem) {
  const blocks = pem.match(/-----BEGIN PUBLIC KEY-----[\s\S]*?-----END PUBLIC KEY-----/g) ?? []
  return new Map(
    blocks.map((block) => {
      const key = createPublicKey(block)
      if (key.asymmetricKeyType !== 'ed25519')
        throw new WrongUse('The key file has a key that is not Ed25519.')

      const raw = Buffer.from(key.export({ format: 'jwk' }).x, 'base64url')

      return [createHash('sha256').update(raw).digest('hex').slice(0, 8), key]
    }),
  )
}

const bytesOf = (text) => {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.toString('base64url') !== text)
    throw new Invalid('it is not written as the format asks')

  return bytes
}

function mustBeSigned(keys, keyId, bytes, signature, what) {
  const key = keys.get(keyId)
  if (!key) throw new Invalid(`${what} is signed by key ${keyId}, which the key file does not have`)
  if (!verify(null, bytes, key, bytesOf(signature)))
    throw new Invalid(`the signature of ${what} does not fit: it was changed, or never issued`)
}

/** The facts of a certificate whose signatures fit; throws Invalid with the reason otherwise. */
function checkCertificate(file, keys, list) {
  if (file.subarray(0, 5).toString('latin1') !== '%PDF-') throw new Invalid('the file is no PDF')

  const [before = '', last = ''] = file.subarray(-2500).toString('latin1').split('\n').slice(-2)
  const [, keyId, signature] = /^%RC1-SIGNATURE ([0-9a-f]{8}) ([\w-]{86})$/.exec(last) ?? []
  if (!signature) throw new Invalid('its last line is no signature of a certificate')
  mustBeSigned(keys, keyId, file.subarray(0, file.length - 86), signature, 'the file')

  const [, body, stateKey, payload, seal] =
    /^%RC1-STATEMENT (RC1\.([0-9a-f]{8})\.([\w-]+))\.([\w-]{86})$/.exec(before) ?? []
  if (!seal) throw new Invalid('it carries no statement')
  mustBeSigned(keys, stateKey, Buffer.from(body, 'latin1'), seal, 'the statement')

  const values = bytesOf(payload).toString('utf8').split('\n')
  const facts = Object.fromEntries(FIELDS.map((field, i) => [field, values[i]]))
  if (!list) return { facts, listedAt: null }

  mustBeSigned(
    keys,
    list.key,
    Buffer.from(list.payload, 'utf8'),
    list.signature,
    'the list of revoked certificates',
  )

  const { type, issuedAt, revoked } = JSON.parse(list.payload)
  if (type !== 'RC1-revocations') throw new Invalid('the list is no list of revoked certificates')

  const entry = revoked.find(({ number }) => number === facts.number)
  if (entry) throw new Invalid(`certificate ${facts.number} was revoked on ${entry.on}`)

  return { facts, listedAt: issuedAt }
}

function readArguments(input) {
  const named = { '--key': undefined, '--revoked': undefined }
  const files = []

  for (let i = 0; i < input.length; i++) {
    if (input[i] in named) named[input[i]] = input[++i] ?? ''
    else files.push(input[i])
  }

  if (
    files.length !== 1 ||
    files[0].startsWith('--') ||
    !named['--key'] ||
    named['--revoked'] === ''
  )
    throw new WrongUse(USE)

  const read = (name) => {
    try {
      return readFileSync(resolve(process.env.INIT_CWD ?? '.', name))
    } catch {
      throw new WrongUse(`${name} cannot be read.\n${USE}`)
    }
  }

  const keys = readKeys(read(named['--key']).toString('utf8'))
  if (keys.size === 0) throw new WrongUse(`${named['--key']} has no public key.\n${USE}`)

  const listed = named['--revoked'] ? read(named['--revoked']).toString('utf8') : null

  return {
    file: read(files[0]),
    keys,
    list: listed === null ? null : parsed(listed, named['--revoked']),
  }
}

function parsed(text, name) {
  try {
    return JSON.parse(text)
  } catch {
    throw new WrongUse(`${name} is no JSON.\n${USE}`)
  }
}

try {
  const { file, keys, list } = readArguments(process.argv.slice(2))
  const { facts, listedAt } = checkCertificate(file, keys, list)

  console.log(
    `Valid: ${facts.number}, ${facts.name}, ${facts.major}, ${facts.unit}, ${facts.startsOn} to ${facts.endsOn}, issued ${facts.issuedOn}.`,
  )

  console.log(
    listedAt
      ? `Not revoked, by the list of ${listedAt}.`
      : 'Whether it was revoked was not asked: give --revoked LIST.json.',
  )
} catch (error) {
  if (error instanceof WrongUse) console.error(error.message)
  else console.error(`Invalid: ${error.message}.`)
  process.exitCode = error instanceof WrongUse ? 2 : 1
}
