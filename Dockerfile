# The image of a release: the site, the Node that it is tested with and the libraries that both need, and
# nothing else. `docs/running.md` says how to run it.
FROM node:26-bookworm AS build
WORKDIR /build
COPY . .
RUN npm run release -- --to /release && sh scripts/release/make-image-root.sh /release /image

FROM scratch
COPY --from=build /image /
WORKDIR /app
USER 10001:10001
ENV DATA_DIR=/data \
    NODE_COMPILE_CACHE=node_modules/.cache/node \
    NODE_COMPILE_CACHE_PORTABLE=1
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
    CMD ["/app/node_modules/.bin/node", "scripts/check-health.mjs"]
ENTRYPOINT ["/app/node_modules/.bin/node"]
CMD ["--import", "./scripts/resolve-drizzle.mjs", "src/app/server/main.ts"]
