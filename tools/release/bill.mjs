// The bill of materials of a release (CycloneDX): what npm says about the packages, reduced to
// those that the release holds, with the programs and libraries that come inside packages.
import { createHash } from 'node:crypto'

/** How CycloneDX and npm name a component. */
const refOf = ({ name, version }) => `${name}@${version}`

/** The component for a program or library that comes inside a package of npm, its `carrier`. */
const insideOf = ({ name, version, carrier }) => ({
  'bom-ref': `${carrier}#${name}@${version}`,
  type: 'library',
  name,
  version,
  purl: `pkg:generic/${name}@${version}`,
  properties: [{ name: 'residency:brought-by', value: carrier }],
})

/**
 * A number that depends on the content only, so that two releases of one commit have the same one.
 */
function serialOf(content) {
  const hash = createHash('sha256').update(content).digest('hex')

  // the form of a UUID that is made from a hash: version 5, variant 8
  return `urn:uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/**
 * `fromNpm` is what `npm sbom` printed for the lockfile. `packages` are the `{name, version}` that
 * the release holds: each must be in it. `parts` are `{name, version, carrier}` that come inside
 * packages. `time` is the time of the commit (ISO 8601).
 */
export function composeBill(fromNpm, { packages, parts, version, time }) {
  const wanted = new Set(packages.map(refOf))
  const components = fromNpm.components.filter((one) => wanted.has(refOf(one)))
  const known = new Set(components.map(refOf))
  const missing = [...wanted].filter((ref) => !known.has(ref))
  if (missing.length)
    throw new Error(`npm sbom does not know ${missing.join(', ')}, which the release holds.`)

  const own = fromNpm.metadata.component
  const refs = new Set([own['bom-ref'], ...components.map((one) => one['bom-ref'])])
  const dependencies = fromNpm.dependencies
    .filter((one) => refs.has(one.ref))
    .map((one) => ({ ...one, dependsOn: (one.dependsOn ?? []).filter((ref) => refs.has(ref)) }))
  const all = [...components, ...parts.map(insideOf)]

  return {
    ...fromNpm,
    serialNumber: serialOf(JSON.stringify(all)),
    metadata: {
      ...fromNpm.metadata,
      timestamp: time,
      component: { ...own, type: 'application', name: 'residency', version },
    },
    components: all,
    dependencies,
  }
}
