// Ends with 0 if the site on this machine can serve, else with 1: for the container's health check.
const port = process.env.PORT || '3000';
const { ok } = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => ({ ok: false }));
process.exitCode = ok ? 0 : 1;
