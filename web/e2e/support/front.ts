/** What stands before a site that runs in parts: one address, from which push and web are told apart as a proxy does. */
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";

export interface Ports {
  web: number;
  push: number;
}

/** Listens at a free port; while nobody stands behind it, a request is answered with 502, as a proxy does. */
export async function openFront(ports: Ports): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((asked, reply) => {
    const path = asked.url ?? "/";
    const port = path.startsWith("/push/") ? ports.push : ports.web;
    const passedOn = request(
      { host: "127.0.0.1", port, path, method: asked.method, headers: asked.headers },
      (found) => {
        reply.writeHead(found.statusCode ?? 502, found.headers);
        reply.flushHeaders();
        found.pipe(reply);
        found.on("error", () => reply.destroy());
      },
    );
    passedOn.on("error", () => {
      if (reply.headersSent) reply.destroy();
      else reply.writeHead(502).end();
    });
    reply.on("close", () => passedOn.destroy());
    asked.pipe(passedOn);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  return { port: (server.address() as AddressInfo).port, close: () => closed(server) };
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
