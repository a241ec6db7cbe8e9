import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_CHUNK_SIZE, PURPOSES } from '@residency/contract/areas/files/upload.contract'
import { PRODUCT_VERSION } from '@residency/contract/kernel/version'
import { expect, test } from 'vitest'
import { readCompose } from '../../../../../tools/release/read-compose.mjs'
import { readConfig, VARIABLE_NAMES } from '../../platform/config/config.ts'

const ROOT = join(import.meta.dirname, '../../../../..')

const { services, volumes } = readCompose(join(ROOT, 'compose.yaml'), {
  PUBLIC_HOST: 'residency.example.cn',
  DATABASE_PASSWORD: 'secret',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
})

const products = [services['product-a']!, services['product-b']!]
const settings = products[0]!.environment!
const proxy = readFileSync(join(ROOT, 'Caddyfile'), 'utf8')
const containerfile = readFileSync(join(ROOT, 'Containerfile'), 'utf8')

test('compose.yaml runs the same product twice, of this version', () => {
  expect(products[1]).toEqual(products[0])
  expect(products[0]!.image).toBe(`residency:${PRODUCT_VERSION}`)
  expect(products[0]!.build!.args.RELEASE).toBe(
    `dist/residency-${PRODUCT_VERSION}-linux-x64.tar.gz`,
  )
  expect(existsSync(join(ROOT, products[0]!.build!.dockerfile))).toBe(true)
})

test('its settings are variables of the product, and the product accepts them', () => {
  expect(Object.keys(settings).filter((name) => !VARIABLE_NAMES.includes(name))).toEqual([])
  expect(readConfig(settings)).toMatchObject({
    DEMO: false,
    TRUST_PROXY: '1',
    bucket: { pathStyle: true },
  })
})

test('the settings of the image are variables of the product, or of its service manager', () => {
  const given = /^ENV (.*)$/m
    .exec(containerfile)![1]!
    .split(' ')
    .map((pair) => pair.split('=')[0]!)

  expect(given.filter((name) => ![...VARIABLE_NAMES, 'CACHE_DIRECTORY'].includes(name))).toEqual([])
  expect(containerfile).toContain(`EXPOSE ${settings.PORT}`)
})

test('addresses in the settings are those of services', () => {
  for (const name of ['DATABASE_URL', 'S3_ENDPOINT'])
    expect(Object.keys(services)).toContain(new URL(settings[name]!).hostname)
  expect(JSON.stringify(services.objects)).toContain(
    `-s3.port=${new URL(settings.S3_ENDPOINT!).port}`,
  )
  expect(JSON.stringify(services.bucket)).toContain(`-name ${settings.S3_BUCKET}'`)
})

test('every named volume is declared and used, and every service that is waited for exists', () => {
  const mounted = Object.values(services).flatMap((service) => service.volumes ?? [])
  const named = mounted
    .map((mount) => mount.split(':')[0]!)
    .filter((source) => !source.startsWith('.'))

  expect([...new Set(named)].sort()).toEqual(Object.keys(volumes).sort())

  for (const { depends_on = [] } of Object.values(services))
    for (const name of Array.isArray(depends_on) ? depends_on : Object.keys(depends_on))
      expect(Object.keys(services)).toContain(name)

  expect(mounted).toContain(`keys:${settings.KEY_FILE!.replace(/\/[^/]+$/, '')}`)
})

test('only the proxy is reached from outside; it sends on to both, without holding back events', () => {
  expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual([
    'proxy',
  ])
  expect(proxy).toContain(`reverse_proxy product-a:${settings.PORT} product-b:${settings.PORT}`)
  expect(proxy).toContain('flush_interval -1')
  expect(proxy).toContain('health_uri /medical/prod-api/health/ready')
})

test('a process that stops says so for longer than two health checks of the proxy', () => {
  const seconds = Number(/health_interval (\d+)s/.exec(proxy)![1])
  expect(Number(settings.STOP_DELAY_SECONDS)).toBeGreaterThan(2 * seconds)
})

test('the proxy lets pass what the product takes in one request', () => {
  const max = Number(/max_size (\d+)MB/.exec(proxy)![1]) * 1_000_000
  const { course: _, ...inOneRequest } = PURPOSES

  const longest = Math.max(
    2 * MAX_CHUNK_SIZE,
    ...Object.values(inOneRequest).map(({ maxBytes }) => maxBytes),
  )

  expect(max).toBeGreaterThan(longest)
})
