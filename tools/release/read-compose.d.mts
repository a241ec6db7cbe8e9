type Service = {
  image: string
  build?: { context: string; dockerfile: string; args: Record<string, string> }
  environment?: Record<string, string>
  volumes?: string[]
  ports?: string[]
  depends_on?: string[] | Record<string, { condition: string }>
}

export function readCompose(
  file: string,
  values: Record<string, string>,
): { services: Record<string, Service>; volumes: Record<string, null> }
