type Component = {
  'bom-ref': string
  name: string
  version: string
  purl?: string
  properties?: { name: string; value: string }[]
}

type Bill = {
  serialNumber?: string
  metadata: { timestamp: string; component: Component }
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

type PackageVersion = { name: string; version: string }

type Content = {
  packages: PackageVersion[]
  parts: (PackageVersion & { carrier: string })[]
  version: string
  time: string
}

export function composeBill(fromNpm: Bill, content: Content): Required<Bill>
