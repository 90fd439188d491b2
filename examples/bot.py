#!/usr/bin/env python3
"""A complete player for a Souk host, with nothing but Python's standard library.
    python3 bot.py http://127.0.0.1:8080 CODE     sits down at the table with this code and plays
    python3 bot.py http://127.0.0.1:8080          looks for a quick match of Dwarven Traders

It chooses any legal move. Put your own idea into choose(). SOUK_TOKEN, if set, is who it plays as.
"""
import json, os, random, sys, time, urllib.error, urllib.request

HOST = sys.argv[1].rstrip("/") + "/api/v1"
TOKEN = os.environ.get("SOUK_TOKEN")


def call(method, path, body=None):
    """Asks the host for something and gives the open answer."""
    headers = {"Content-Type": "application/json"}
    if TOKEN:
        headers["Authorization"] = "Bearer " + TOKEN
    data = None if method == "GET" else json.dumps(body or {}).encode()
    return urllib.request.urlopen(urllib.request.Request(HOST + path, data, headers, method=method), timeout=60)


def choose(view, prompt, moves):
    """The whole of this bot's wisdom. `view` is what your seat may know, `moves` is every legal move."""
    return random.choice(moves)


def play(match):
    """Follows a match to its end, answering whatever it is asked; comes back after an interruption."""
    seq = None
    while True:
        try:
            since = "" if seq is None else "?since=%d" % seq
            for line in call("GET", "/matches/%s/stream%s" % (match, since)):
                message = json.loads(line) if line.strip() else {}
                seq = message.get("seq", seq)
                if message.get("outcome"):
                    return message["outcome"]
                if message.get("decision"):
                    asked = message["decision"]
                    move = choose(message["view"], asked["prompt"], asked["moves"])
                    send = {"id": "move-%d" % asked["answers"], "answers": asked["answers"], "move": move}
                    call("POST", "/matches/%s/moves" % match, send).read()
        except urllib.error.HTTPError as error:
            if error.code not in (409, 429, 503):
                raise SystemExit(error.read().decode())
        except OSError:
            pass
        time.sleep(1)


if not TOKEN:
    TOKEN = json.load(call("POST", "/guests", {"name": "Python bot"}))["token"]
if len(sys.argv) > 2:
    table = json.load(call("GET", "/codes/" + sys.argv[2]))
    table = json.load(call("POST", "/tables/%s/join" % table["id"]))
else:
    table = json.load(call("POST", "/quick", {"game": "dwarven-traders", "seats": 2}))
print("playing", table["id"], flush=True)
print("finished", json.dumps(play(table["id"])), flush=True)
