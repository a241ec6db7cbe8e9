import { config } from 'zod'

// The content security policy forbids eval, which zod would try. Imported first, before any schema
// is created.
config({ jitless: true })
