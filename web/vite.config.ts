import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react()],
  // The service puts the nonce of each request in its place (table/page.ts).
  html: { cspNonce: '__NONCE__' },
  // Inlined as data: URLs, drawings and fonts would be refused by the content security policy.
  build: {
    assetsInlineLimit: 0,
    // How long a plugin took says how busy the machine was.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  // Workers load the rules of their game as files of their own.
  worker: { format: 'es' },
})
